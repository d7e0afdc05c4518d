import { openProfileMenu } from '../support/pages/layout.ts';
import { releaseProbe } from '../support/probe.ts';
import { expect, openDashboard, test } from '../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('applies to components that only one module uses, without violating the policy', async ({
      page,
    }) => {
      await releaseProbe(page);
      await page.goto('/probe');
      await expect(page.getByRole('heading', { name: 'Probe' })).toBeVisible();
      // The shell's accent colour, from the same tokens.
      const accent = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--rc-accent)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await expect(page.getByRole('button', { name: 'Primary' })).toHaveCSS(
        'background-color',
        accent,
      );
      // Components that the shell does not use: each must have the theme's font and colours.
      const looks = await page.evaluate(() => {
        const body = getComputedStyle(document.body);
        return [
          '.ant-picker',
          '.ant-otp',
          '.ant-rate',
          '.ant-transfer',
          '.ant-table',
          '.ant-upload',
        ].map((selector) => {
          const element = document.querySelector(selector);
          const style = element && getComputedStyle(element);
          return { selector, isThemed: style?.fontFamily === body.fontFamily };
        });
      });
      expect(looks.filter(({ isThemed }) => !isThemed)).toEqual([]);
      await page.getByLabel('Date').click();
      await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
      const panel = await page
        .locator('.ant-picker-panel-container')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(panel).not.toBe('rgba(0, 0, 0, 0)');
      // The style of icons is added at run time with the page's nonce.
      await expect(page.locator('.anticon-upload')).toHaveCSS('line-height', '0px');
    });
  });
}

test('locale and theme changes apply to a module that is on the screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await releaseProbe(page);
  await page.goto('/probe');
  await expect(page.getByText('Locale: en')).toBeVisible();
  const colors = () =>
    page.evaluate(() =>
      ['.ant-picker', '.ant-otp-input', '.ant-table', '.ant-transfer-section'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : `${selector} is missing`;
      }),
    );
  const light = await colors();
  expect(light.join()).not.toContain('missing');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => (await colors()).every((color, index) => color !== light[index]))
    .toBe(true);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a menu slides, unless the operating system asks for reduced motion', async ({ page }) => {
      await openDashboard(page, 'own');
      await page.evaluate(() => {
        // Lists of the dashboard that load slowly are animated, too, and fade in even with reduced motion.
        document.addEventListener('animationstart', ({ target }) => {
          const menu = target instanceof Element && target.closest('.ant-dropdown');
          if (menu) document.body.classList.add('menu-has-moved');
        });
      });
      await openProfileMenu(page);
      const body = page.locator('body');
      if (reducedMotion === 'reduce') await expect(body).not.toHaveClass(/menu-has-moved/);
      else await expect(body).toHaveClass(/menu-has-moved/);
    });
  });
}

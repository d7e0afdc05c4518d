import { test } from '../support/checkout.ts';
import { openPage } from '../support/pages/layout.ts';
import { expect, signIn } from '../support/test.ts';

const PAGE = 'mfe-time/src/pages/time-logs-page.tsx';
const HEADING = '<PageHeading';

/** A part with state of its own, added to a page of the module. */
const COUNTER = `
import { useState } from 'react';
function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
`;

test('an edit of one module is on the screen at once, with the state of its parts kept @all', async ({
  page,
  checkout,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expectOnly(/\[rsbuild\]|React DevTools/);
  checkout.edit(PAGE, HEADING, `<Counter />${HEADING}`);
  checkout.edit(PAGE, '/** `/time/logs`', `${COUNTER}\n/** \`/time/logs\``);
  const dev = await checkout.dev('mfe-time');
  try {
    await signIn(page, 'own', dev.url);
    await page.getByRole('link', { name: 'Time Logs' }).click();
    const button = page.getByRole('button', { name: /^Pressed/ });
    for (const count of [1, 2, 3]) {
      await button.click();
      await expect(button).toHaveText(`Pressed ${count}`);
    }
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const began = performance.now();
    checkout.edit(PAGE, 'Pressed {count}', 'Counted {count}');
    await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible();
    const ms = Math.round(performance.now() - began);
    console.log(`    edit to screen: ${ms} ms`);
    test.info().annotations.push({ type: 'edit to screen', description: `${ms} ms` });
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    // The aim is a fifth of a second; the limit leaves room for a machine that runs other tests beside it.
    expect(ms).toBeLessThan(5000);

    // Everything else is the running console's: other modules come from their releases.
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openPage(page, 'Leave Management');
    expect(files.some((path) => path.startsWith('/modules/mfe-leave/'))).toBe(true);
  } finally {
    // The page would complain that its server is gone.
    await page.goto('about:blank');
    await dev.stop();
  }
});

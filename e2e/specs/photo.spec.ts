import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

/** An image of 400 × 200 pixels, red on the left half and blue on the right half. */
async function createTwoColourImage(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const context = canvas.getContext('2d');
    for (const [left, colour] of [
      [0, '#f00'],
      [200, '#00f'],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(left, 0, 200, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The colours at the left and the right edge of the dialog's photo as red, green, blue; [] until it is loaded. */
const edgesOf = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('img')
    .evaluate((image: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height } = image;
      if (width === 0) return [];
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return [2, width - 3].map((x) => [
        ...(context?.getImageData(x, height / 2, 1, 1).data.slice(0, 3) ?? []),
      ]);
    });

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

test('a photo is saved immediately, cropped to its middle; Adjust changes the crop @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/employees?page=4');
  await page.getByRole('button', { name: 'Edit Employee' }).nth(2).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Profile Photo').setInputFiles({
    name: 'two-colours.png',
    mimeType: 'image/png',
    buffer: await createTwoColourImage(page),
  });
  await expect.poll(() => edgesOf(page)).toEqual([RED, BLUE]);

  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await dialog.getByRole('slider', { name: 'Left to right' }).press('End');
  await expectAccessible(page, 'adjusting a photo');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect.poll(() => edgesOf(page)).toEqual([BLUE, BLUE]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Employee' }).nth(2).click();
  await expect.poll(() => edgesOf(page)).toEqual([BLUE, BLUE]);
});

test('what is transparent in a WebP stays transparent @all', async ({ page }) => {
  await openDashboard(page, 'own');
  await page.goto('/employees?page=4');
  await page.getByRole('button', { name: 'Edit Employee' }).nth(3).click();
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    return canvas.toDataURL('image/webp');
  });
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const dialog = page.getByRole('dialog');
  const file = { name: 'transparent.webp', mimeType: 'image/webp', buffer };
  await dialog.getByLabel('Profile Photo').setInputFiles(file);
  const opacity = () =>
    dialog.locator('img').evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (image.naturalWidth !== 64) return undefined;
      context?.drawImage(image, 0, 0);
      return context?.getImageData(32, 32, 1, 1).data[3];
    });
  await expect.poll(opacity).toBe(0);
});

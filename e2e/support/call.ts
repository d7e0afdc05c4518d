import type { APIResponse, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends a call as the signed-in user of a page, to prepare data for a test. */
export async function callAs(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response: APIResponse = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
  return (await response.json()).data;
}

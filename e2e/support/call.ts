import type { APIResponse, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Makes a call as whoever is signed in on a page, for what a test needs to be there before it begins. */
export async function callAs(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer: APIResponse = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
  return (await answer.json()).data;
}

import type { Page } from '@playwright/test';

/** Changes the data block of every page that a browser loads, as a broken or another web host would. */
// oxlint-disable-next-line typescript/no-explicit-any -- the block is changed into what no schema allows
export async function changePageData(page: Page, change: (data: any) => void): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="rollcall-page"[^>]*>)(.*?)(<\/script>)/s,
        (_, before: string, json: string, after: string) => {
          const data = JSON.parse(json);
          change(data);
          return before + JSON.stringify(data).replaceAll('<', '\\u003c') + after;
        },
      );
      return route.fulfill({ response, body });
    },
  );
}

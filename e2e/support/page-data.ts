import type { Page } from '@playwright/test';

/** Changes the data block of every page that the browser loads, to simulate a broken or different web host. */
// oxlint-disable-next-line typescript/no-explicit-any -- the changed block may violate the schema
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

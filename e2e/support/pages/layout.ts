import { expect, type Locator, type Page } from '@playwright/test';

/** The title of the page that is shown: its one heading of the first level. */
export const pageTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true, level: 1 });

/** A link of the navigation; its name begins with this, since a badge may follow. */
export const navigationLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Goes to a page by the navigation and waits until its title is there. */
export async function openPage(page: Page, name: string, title = name): Promise<void> {
  await navigationLink(page, name).click();
  await expect(pageTitle(page, title)).toBeVisible();
}

/** The button in the header that opens the menu of the signed-in user. */
const profileButton = (page: Page): Locator =>
  page.getByRole('banner').locator('button[aria-haspopup=menu]');

/** Opens the profile menu and waits until it has the focus. */
export async function openProfileMenu(page: Page): Promise<void> {
  await profileButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
}

/** A row of a list by words that stand in it, in any case of letters. */
export const rowWith = (page: Page, words: string): Locator =>
  page.getByRole('row').filter({ hasText: words });

/** The row of a table of figures whose header is exactly this. */
export const figureOf = (page: Page, label: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');

/** What stands in place of a page whose module could not be loaded. */
export const failurePanel = (page: Page, title: string): Locator =>
  page.getByRole('alert', { name: `${title} is not available` });

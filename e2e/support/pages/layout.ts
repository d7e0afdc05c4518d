import { expect, type Locator, type Page } from '@playwright/test';

/** The title of the current page: its only level-1 heading. */
export const pageTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true, level: 1 });

/** A link of the navigation; one to what waits there may follow. */
export const navigationLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Opens a page with the navigation and waits for its title. */
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

/**
 * Stops the date of the browser's pages, so that toasts do not close by themselves, however slow the machine is. Timers
 * and requests go on.
 */
export const keepToastsOpen = (page: Page): Promise<void> => page.clock.setFixedTime(Date.now());

/** A row of a list by a text in it, case-insensitive. */
export const rowWith = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** The cell of a table of counts in the row with exactly this header. */
export const figureOf = (page: Page, label: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');

/** The panel that replaces a page whose module failed. */
export const failurePanel = (page: Page, title: string): Locator =>
  page.getByRole('alert', { name: `${title} is not available` });

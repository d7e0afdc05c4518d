/** Rules of a component of antd, and their place in the cascade, which is their own. */
export type Sheet = readonly [place: number, css: string];

/** What the page has, sorted by place. */
const inserted: { readonly place: number; readonly element: HTMLStyleElement }[] = [];

/**
 * Adds rules to the page, once. antd's come before everything else in the head, so that ours override them whenever
 * either loads, and among themselves in the order of the cascade, which so is the same on every page.
 */
export function insertSheet([place, css]: Sheet, nonce: string | undefined): void {
  const after = inserted.findLastIndex((sheet) => sheet.place <= place);
  if (inserted[after]?.place === place) return;
  const element = document.createElement('style');
  if (nonce) element.nonce = nonce;
  element.textContent = css;
  const next = inserted[after + 1]?.element;
  if (next) next.before(element);
  else if (after === -1) document.head.prepend(element);
  else inserted[after]?.element.after(element);
  inserted.splice(after + 1, 0, { place, element });
}

/** Limits of module.json, which every page loads (docs/modules.md has them as a table). */
export const MODULE_JSON_LIMITS = {
  routes: 100,
  /** Groups of the navigation. */
  groups: 10,
  /** Links of a group. */
  links: 30,
  extensions: 50,
  /** Characters of a path, and of the URL of a first call. */
  path: 200,
  /** Characters of a title, a label, an id, the name of a capability. */
  word: 60,
  /** Characters of a range of versions: reading one of 30 MB took 25 seconds. */
  range: 100,
  /** Of `budget.sizeKb`. */
  sizeKb: 10_000,
} as const;

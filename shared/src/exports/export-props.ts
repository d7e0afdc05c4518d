import type { ExportedListName } from '../contract/index.ts';

/** What a list shows, as the query parameters of its call; without page and order. */
export type ExportFilter = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ExportProps {
  /** The lists that the page shows: the forms of its rows, if it has several. */
  readonly lists: readonly [ExportedListName, ...ExportedListName[]];
  readonly filter: ExportFilter;
}

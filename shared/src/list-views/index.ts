export { type SortedColumn, useListSort } from './use-list-sort.ts';
export { type ListView, useListView } from './use-list-view.ts';
export { useSortWithinMonth } from './use-sort-within-month.ts';
export { ViewButton } from './view-button.tsx';

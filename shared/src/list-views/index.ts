export { type SortedColumn, useListSort } from './use-list-sort.ts';
export { type ListView, useListView } from './use-list-view.ts';
export { useRangeOfSort } from './use-range-of-sort.ts';
export { ViewButton } from './view-button.tsx';

export { ExportButton } from './export-button.tsx';
export type { ExportFilter } from './export-props.ts';

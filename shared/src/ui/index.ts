export { ErrorNotice } from './error-notice.tsx';
export { ListFooter } from './list-footer.tsx';
export type { ListPage, ListRead } from './list-read.ts';
export { ListTable } from './list-table.tsx';
export { PageHeading } from './page-heading.tsx';
export { PasswordInput } from './password-input.tsx';
export { ROW_HEADING } from './row-heading.ts';
export { StatusTag } from './status-tag.tsx';
export { type Density, type ThemeMode, themeFor } from './theme.ts';

export { ErrorNotice } from './error-notice.tsx';
export { ListFooter } from './list-footer.tsx';
export { PageHeading } from './page-heading.tsx';
export { StatusTag } from './status-tag.tsx';
export { type Density, type ThemeMode, themeFor } from './theme.ts';

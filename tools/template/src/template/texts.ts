/** Texts of the first page. */
export const TEXTS = {
  title: 'Template',
  empty: 'Nothing here yet.',
} as const;

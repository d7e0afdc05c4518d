import { createContext, useContext } from 'react';

/** The ids of the cells that say what a row of a `ListTable` is about, in reading order; '' outside of a table. */
export const RowDescription = createContext('');

/** Props for a button, switch or menu in a row. Every row has a control of the same name; these say which row it is. */
export interface RowDescriptionProps {
  readonly 'aria-describedby'?: string;
}

/** Describes a control of a row by the row's heading and details (decision 062). Empty outside of a `ListTable`. */
export function useRowDescription(): RowDescriptionProps {
  const ids = useContext(RowDescription);
  return ids === '' ? {} : { 'aria-describedby': ids };
}

/**
 * Props for the column with the row headers, which are names: browsers do not translate them. Not antd's `rowScope`, which
 * styles the cells like the table header.
 */
export const ROW_HEADING = {
  className: 'list-heading',
  onCell: () => ({ role: 'rowheader', translate: 'no' as const, style: { fontWeight: 600 } }),
};

/** Props for a column that distinguishes rows with the same heading, such as a date. */
export const ROW_DETAIL = { className: 'list-detail' };

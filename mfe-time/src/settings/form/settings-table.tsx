import { ListTable } from '@rollcall/shared/ui';
import { Button, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { TEXTS } from './texts.ts';

interface Props<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly rows: readonly Row[];
  /** Shown without rows. */
  readonly empty: string;
}

/** A list in Settings, which has one page. */
export function SettingsTable<Row extends { readonly id: number }>(props: Props<Row>) {
  const { label, columns, rows, empty } = props;
  const list = {
    data: { rows, total: rows.length, pageSize: Math.max(1, rows.length), unreadable: 0 },
    ...LOADED,
  };
  return (
    <ListTable
      label={label}
      columns={columns}
      list={list}
      page={0}
      onPage={() => undefined}
      texts={{ loading: TEXTS.loading, empty }}
      hasEmptyFooter={false}
    />
  );
}

/** The page has loaded the list before. */
const LOADED = { error: null, isRefreshing: false, retry: () => undefined };

interface OpenerProps {
  /** Id in the page, for the focus when the drawer closes. */
  readonly id: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The name of a row, which opens its drawer. */
export const Opener = ({ id, onOpen, children }: OpenerProps) => (
  <Button type="link" id={id} aria-haspopup="dialog" style={OPENER} onClick={onOpen}>
    {children}
  </Button>
);

const OPENER = {
  padding: 0,
  height: 'auto',
  fontWeight: 'inherit',
  whiteSpace: 'normal',
  // On a tablet, cells break no word: a long name would cover the other columns.
  overflowWrap: 'anywhere',
} as const;

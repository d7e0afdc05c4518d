import type { AuditEntry } from '@rollcall/shared/calls';
import type { AUDIT_SORTS } from '@rollcall/shared/contract';
import { EMPLOYEE_CODE_PREFIX } from '@rollcall/shared/domain';
import type { ListView, SortedColumn } from '@rollcall/shared/list-views';
import {
  type ListResult,
  type ListSort,
  ListTable,
  PersonName,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { Button, type TableColumnsType, Typography } from 'antd';
import { changedFields, describeAction, formatInstant } from './describe.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly list: ListResult<AuditEntry>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onSort: ((sort: ListSort | undefined) => void) | undefined;
  readonly isFiltered: boolean;
  readonly view: ListView<AuditEntry>;
}

/** Changes, newest first unless they are sorted. */
export function AuditTable({ view, isFiltered, ...rest }: Props) {
  return (
    <ListTable
      label={TEXTS.list}
      columns={view.columns}
      {...rest}
      texts={{ loading: TEXTS.loading, empty: isFiltered ? TEXTS.nothingFound : TEXTS.empty }}
      hasEmptyFooter={false}
    />
  );
}

interface Shown {
  /** The company's zone. */
  readonly zone: string;
  readonly sortedBy: SortedColumn<typeof AUDIT_SORTS>;
  readonly onOpen: (entry: AuditEntry) => void;
}

/** Columns: when, what, of whom, by whom, which fields. */
export const auditColumns = ({ zone, sortedBy, onOpen }: Shown): TableColumnsType<AuditEntry> => [
  {
    title: TEXTS.columns.at,
    ...sortedBy('at'),
    width: 100,
    ...ROW_DETAIL,
    render: (_, { at }) => formatInstant(Date.parse(at), zone),
  },
  {
    title: TEXTS.columns.what,
    minWidth: 130,
    ...ROW_HEADING,
    render: (_, { action }) => describeAction(action),
  },
  {
    title: TEXTS.columns.employee,
    key: 'employee',
    minWidth: 170,
    render: (_, { employeeId, employeeName, employeeCode }) => (
      <Person id={employeeId} name={employeeName} code={employeeCode} />
    ),
  },
  {
    title: TEXTS.columns.actor,
    key: 'actor',
    minWidth: 110,
    render: (_, { actorName, actorCode }) =>
      actorName ?? actorCode ?? <Typography.Text type="secondary">{TEXTS.server}</Typography.Text>,
  },
  {
    title: TEXTS.columns.fields,
    key: 'fields',
    minWidth: 130,
    render: (_, entry) => <Fields entry={entry} zone={zone} />,
  },
  {
    title: TEXTS.columns.actions,
    width: 76,
    ...ROW_ACTIONS,
    render: (_, entry) => <Details onOpen={() => onOpen(entry)} />,
  },
];

interface PersonProps {
  readonly id: number | null;
  readonly name: string | null;
  readonly code: string | null;
}

/** The employee whose data changed; of one who has been deleted only the code is left. */
function Person({ id, name, code }: PersonProps) {
  if (id === null || name === null) {
    return code ?? <Typography.Text type="secondary">{TEXTS.none}</Typography.Text>;
  }
  return (
    <PersonName id={id} name={name}>
      {name} <Typography.Text type="secondary">{`${EMPLOYEE_CODE_PREFIX}${id}`}</Typography.Text>
    </PersonName>
  );
}

const SHOWN = 2;

function Fields({ entry, zone }: { readonly entry: AuditEntry; readonly zone: string }) {
  const labels = changedFields(entry, zone).map(({ label }) => label);
  if (labels.length === 0) return <Typography.Text type="secondary">{TEXTS.none}</Typography.Text>;
  const more = labels.length - SHOWN;
  return [labels.slice(0, SHOWN).join(', '), ...(more > 0 ? [TEXTS.more(more)] : [])].join(' ');
}

function Details({ onOpen }: { readonly onOpen: () => void }) {
  const description = useRowDescription();
  return (
    <Button size="small" aria-haspopup="dialog" {...description} onClick={onOpen}>
      {TEXTS.details}
    </Button>
  );
}

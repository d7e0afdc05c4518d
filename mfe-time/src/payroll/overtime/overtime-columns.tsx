import type { OvertimeEntry } from '@rollcall/shared/calls';
import type { OVERTIME_SORTS } from '@rollcall/shared/contract';
import { addDays, formatDate, formatMinutes } from '@rollcall/shared/domain';
import type { SortedColumn } from '@rollcall/shared/list-views';
import {
  Chip,
  NO_WRAP,
  OwnNote,
  PersonName,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
} from '@rollcall/shared/ui';
import { Button, Checkbox, type TableColumnsType, type TableColumnType, Typography } from 'antd';
import { TEXTS } from './texts.ts';
import { canDecide, type useSelection } from './use-selection.ts';

/** A row of the table, which identifies it by its position. */
export type OvertimeRow = OvertimeEntry & { readonly id: null };

interface Shown {
  readonly selection: ReturnType<typeof useSelection>;
  readonly sortedBy: SortedColumn<typeof OVERTIME_SORTS>;
  readonly onExplain: (employeeId: number, date: string) => void;
}

/** Columns that a user may add. */
export const ADDED_COLUMNS = ['department'];

/** Columns: who, which day, which kind, how much, how much in the whole week, what was decided, and those that a user may add. */
export function overtimeColumns({
  selection,
  sortedBy,
  onExplain,
}: Shown): TableColumnsType<OvertimeRow> {
  return [
    {
      title: TEXTS.columns.employee,
      ...sortedBy('employee'),
      minWidth: 200,
      ...ROW_HEADING,
      render: (_, row) => <Employee row={row} selection={selection} />,
    },
    {
      title: TEXTS.columns.date,
      ...sortedBy('date'),
      width: 97,
      ...ROW_DETAIL,
      render: (_, { employeeId, date }) => (
        <Button
          type="link"
          style={LINK}
          aria-haspopup="dialog"
          data-day={`${employeeId} ${date}`}
          onClick={() => onExplain(employeeId, date)}
        >
          {formatDate(date)}
        </Button>
      ),
    },
    KIND,
    {
      title: TEXTS.columns.minutes,
      ...sortedBy('minutes'),
      width: 99,
      ...NO_WRAP,
      render: (_, { minutes }) => <strong>{formatMinutes(minutes)}</strong>,
    },
    ...DECISION,
  ];
}

const KIND: TableColumnType<OvertimeRow> = {
  title: TEXTS.columns.kind,
  key: 'kind',
  width: 60,
  ...NO_WRAP,
  render: (_, { bucket }) => kindOf(bucket),
};

const DECISION: TableColumnsType<OvertimeRow> = [
  {
    title: TEXTS.columns.week,
    key: 'week',
    minWidth: 180,
    render: (_, row) => <Week row={row} />,
  },
  {
    title: TEXTS.columns.status,
    key: 'status',
    minWidth: 110,
    render: (_, row) => <Decision row={row} />,
  },
  {
    title: TEXTS.columns.department,
    key: 'department',
    minWidth: 110,
    render: (_, { department }) => (department ? <Chip>{department}</Chip> : '-'),
  },
];

/** The name of a kind of overtime. */
const kindOf = (bucket: string | null) => TEXTS.buckets[bucket ?? ''] ?? bucket ?? '-';

function Employee({ row, selection }: { readonly row: OvertimeRow } & Pick<Shown, 'selection'>) {
  const { employeeId, employeeName: name } = row;
  if (!canDecide(row)) {
    return (
      <PersonName
        id={employeeId}
        name={name}
        note={
          row.mayDecide ? (
            <Typography.Text type="secondary" style={NOTE}>
              {TEXTS.closed}
            </Typography.Text>
          ) : (
            <OwnNote text={TEXTS.own} />
          )
        }
      />
    );
  }
  return (
    <Checkbox
      aria-label={TEXTS.select(name, kindOf(row.bucket), formatDate(row.date))}
      checked={selection.isSelected(row)}
      onChange={() => selection.toggle(row)}
    >
      <PersonName id={employeeId} name={name} />
    </Checkbox>
  );
}

function Week({ row: { bucket, weekStart, weekMins } }: { readonly row: OvertimeRow }) {
  return (
    <>
      {formatMinutes(weekMins)}
      <Typography.Text type="secondary" style={NOTE}>
        {TEXTS.weekOf(formatDate(weekStart), formatDate(addDays(weekStart, 6)))}
      </Typography.Text>
      {bucket === 'night' && (
        <Typography.Text type="secondary" style={NOTE}>
          {TEXTS.withoutNight}
        </Typography.Text>
      )}
    </>
  );
}

/** The state, and who decided and why. */
function Decision({
  row: { state, decidedBy, isSelfDecided, reason },
}: {
  readonly row: OvertimeRow;
}) {
  const why = [decidedBy === null ? '' : TEXTS.by(decidedBy, isSelfDecided), reason ?? ''].filter(
    Boolean,
  );
  return (
    <>
      <StatusTag status={TEXTS.stateNames[state] ?? state} />
      {why.length > 0 && (
        <Typography.Text type="secondary" style={NOTE}>
          {why.join(': ')}
        </Typography.Text>
      )}
    </>
  );
}

const LINK = { padding: 0, height: 'auto', fontWeight: 'inherit' } as const;
const NOTE = { display: 'block', fontWeight: 'normal' } as const;

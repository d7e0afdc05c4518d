import type { PeriodRow, PeriodSums } from '@rollcall/shared/calls';
import { NO_WRAP, PersonName, ROW_HEADING } from '@rollcall/shared/ui';
import { Button, type TableColumnsType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { formatHours, formatSigned } from './format-hours.ts';
import { SHEET_TEXTS } from './texts.ts';

/** A line of the sheet: an employee, or all of them. */
export interface SheetRow extends PeriodSums {
  /** The employee's id; null when the employee was deleted, and on the line of the totals. */
  readonly id: number | null;
  readonly name: string;
  /** Null on the line of the totals. */
  readonly code: string | null;
}

export const toSheetRow = ({
  employeeId,
  employeeCode,
  employeeName,
  ...row
}: PeriodRow): SheetRow => ({
  ...row,
  id: employeeId,
  name: employeeName ?? SHEET_TEXTS.deleted,
  code: employeeCode,
});

/** The figures of a line, as texts in the order of the columns. */
export const FIGURES: readonly {
  readonly name: keyof (typeof SHEET_TEXTS)['means'];
  readonly textOf: (sums: PeriodSums) => string;
}[] = [
  { name: 'present', textOf: ({ present }) => count(present) },
  { name: 'halfDays', textOf: ({ halfDays }) => count(halfDays) },
  { name: 'absent', textOf: ({ absent }) => count(absent) },
  { name: 'leave', textOf: ({ leave }) => count(leave) },
  { name: 'expected', textOf: ({ sums }) => formatHours(sums.expectedMins) },
  { name: 'worked', textOf: ({ sums }) => formatHours(sums.workedMins) },
  { name: 'adjustments', textOf: ({ sums }) => formatSigned(sums.adjustmentMins) },
  { name: 'balance', textOf: ({ sums }) => formatSigned(sums.balanceMins) },
  { name: 'late', textOf: ({ sums }) => formatHours(sums.lateMins) },
  { name: 'overtime', textOf: ({ overtimeMins }) => formatHours(overtimeMins) },
];

/** A tablet has room for fewer columns than paper: these are notes in others. */
const NOTED: ReadonlySet<string> = new Set(['halfDays', 'adjustments']);

const count = (days: number) => (days === 0 ? '-' : String(days));

/** Columns of the sheet; the name opens the days of the employee. */
export function sheetColumns(onOpen: (code: string) => void): TableColumnsType<SheetRow> {
  return [
    {
      title: SHEET_TEXTS.columns.employee,
      ...ROW_HEADING,
      render: (_, row) => <Name row={row} onOpen={onOpen} />,
    },
    ...FIGURES.filter(({ name }) => !NOTED.has(name)).map(({ name, textOf }) => ({
      title: SHEET_TEXTS.columns[name],
      ...NO_WRAP,
      render: (_: unknown, row: SheetRow) => (
        <>
          {row.code === null ? <strong>{textOf(row)}</strong> : textOf(row)}
          {name === 'overtime' && <Buckets row={row} />}
          {name === 'present' && row.halfDays > 0 && (
            <Note>{SHEET_TEXTS.halfDays(row.halfDays)}</Note>
          )}
          {name === 'balance' && row.sums.adjustmentMins !== 0 && (
            <Note>{SHEET_TEXTS.adjusted(formatSigned(row.sums.adjustmentMins))}</Note>
          )}
        </>
      ),
    })),
  ];
}

interface NameProps {
  readonly row: SheetRow;
  readonly onOpen: (code: string) => void;
}

function Name({ row: { id, name, code }, onOpen }: NameProps) {
  if (code === null) return name;
  return (
    <PersonName id={id} name={name} note={<Note>{code}</Note>}>
      <Button
        type="link"
        id={`sheet-${code}`}
        aria-haspopup="dialog"
        style={OPENER}
        onClick={() => onOpen(code)}
      >
        {name}
      </Button>
    </PersonName>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography.Text type="secondary" style={NOTE}>
    {children}
  </Typography.Text>
);

/** Approved overtime by kind. */
function Buckets({ row: { overtime } }: { readonly row: SheetRow }) {
  const names = Object.keys(SHEET_TEXTS.buckets) as (keyof typeof SHEET_TEXTS.buckets)[];
  return names
    .filter((name) => overtime[name] > 0)
    .map((name) => (
      <Note key={name}>
        {SHEET_TEXTS.overtimeOf(SHEET_TEXTS.buckets[name], formatHours(overtime[name]))}
      </Note>
    ));
}

const OPENER = {
  padding: 0,
  height: 'auto',
  fontWeight: 'inherit',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;
const NOTE = { display: 'block', fontWeight: 'normal' } as const;

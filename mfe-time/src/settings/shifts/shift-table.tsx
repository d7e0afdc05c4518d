import type { Shift } from '@rollcall/shared/calls';
import { formatMinutes, formatShiftTimes } from '@rollcall/shared/domain';
import { NO_WRAP, ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { Opener, SettingsTable } from '../form/settings-table.tsx';
import { ColourSample } from './colour-sample.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly shifts: readonly Shift[];
  readonly onOpen: (shift: Shift) => void;
}

/** All shifts; a name opens its shift. */
export function ShiftTable({ shifts, onOpen }: Props) {
  const columns: TableColumnsType<Shift> = [
    {
      title: TEXTS.columns.name,
      ...ROW_HEADING,
      render: (_, shift) => (
        <span className="colour-sample">
          <ColourSample colour={shift.colour} />
          <Opener id={`shift-${shift.id}`} onOpen={() => onOpen(shift)}>
            {shift.name}
          </Opener>
        </span>
      ),
    },
    {
      title: TEXTS.columns.times,
      ...NO_WRAP,
      render: (_, { startTime, endTime }) => formatShiftTimes(startTime, endTime),
    },
    {
      title: TEXTS.columns.expected,
      ...NO_WRAP,
      render: (_, { expectedMin }) => formatMinutes(expectedMin),
    },
    {
      title: TEXTS.columns.break,
      ...NO_WRAP,
      render: (_, { unpaidBreakMin }) => formatMinutes(unpaidBreakMin),
    },
    { title: TEXTS.columns.used, ...NO_WRAP, render: (_, shift) => usesOf(shift) },
  ];
  return <SettingsTable label={TEXTS.list} columns={columns} rows={shifts} empty={TEXTS.empty} />;
}

/** What uses a shift, as a sentence part. */
export function usesOf({ schedules, rosterEntries }: Shift): string {
  const uses = [
    ...(schedules > 0 ? [TEXTS.schedules(schedules)] : []),
    ...(rosterEntries > 0 ? [TEXTS.rosterDays(rosterEntries)] : []),
  ];
  return uses.join(', ') || TEXTS.unused;
}

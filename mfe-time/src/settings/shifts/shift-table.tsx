import type { Shift } from '@rollcall/shared/calls';
import { formatDuration, formatShiftTimes } from '@rollcall/shared/domain';
import { ROW_HEADING, SHORT_VALUE } from '@rollcall/shared/ui';
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
      ...SHORT_VALUE,
      render: (_, { startTime, endTime }) => formatShiftTimes(startTime, endTime),
    },
    {
      title: TEXTS.columns.expected,
      ...SHORT_VALUE,
      render: (_, { expectedMin }) => formatDuration(expectedMin),
    },
    {
      title: TEXTS.columns.break,
      ...SHORT_VALUE,
      render: (_, { unpaidBreakMin }) => formatDuration(unpaidBreakMin),
    },
    { title: TEXTS.columns.used, ...SHORT_VALUE, render: (_, shift) => usesOf(shift) },
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

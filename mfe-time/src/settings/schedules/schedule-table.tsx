import type { WorkSchedule } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { NO_WRAP, ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { Opener, SettingsTable } from '../form/settings-table.tsx';
import { minutesPerWeek, type ShiftsById } from './cycle.ts';
import { CycleStrip } from './cycle-strip.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly schedules: readonly WorkSchedule[];
  readonly shifts: ShiftsById;
  readonly onOpen: (schedule: WorkSchedule) => void;
}

/** All work schedules; a name opens its schedule. */
export function ScheduleTable({ schedules, shifts, onOpen }: Props) {
  const columns: TableColumnsType<WorkSchedule> = [
    {
      title: TEXTS.columns.name,
      ...ROW_HEADING,
      render: (_, schedule) => (
        <Opener id={`work-schedule-${schedule.id}`} onOpen={() => onOpen(schedule)}>
          {schedule.name}
        </Opener>
      ),
    },
    {
      title: TEXTS.columns.cycle,
      render: (_, { name, days, anchorDate }) => (
        <CycleStrip label={TEXTS.cycle(name)} days={days} anchorDate={anchorDate} shifts={shifts} />
      ),
    },
    {
      title: TEXTS.columns.expected,
      ...NO_WRAP,
      render: (_, { days }) => formatMinutes(minutesPerWeek(days, shifts)),
    },
    {
      title: TEXTS.columns.used,
      ...NO_WRAP,
      render: (_, { assignments }) =>
        assignments > 0 ? TEXTS.assignments(assignments) : TEXTS.unused,
    },
  ];
  return (
    <SettingsTable label={TEXTS.list} columns={columns} rows={schedules} empty={TEXTS.empty} />
  );
}

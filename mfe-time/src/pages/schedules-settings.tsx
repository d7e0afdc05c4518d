import { shiftsQuery, type WorkSchedule, workSchedulesQuery } from '@rollcall/shared/calls';
import { Drawer } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { useMemo } from 'react';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import type { ShiftsById } from '../settings/schedules/cycle.ts';
import { DeleteSchedule } from '../settings/schedules/delete-schedule.tsx';
import { ScheduleForm } from '../settings/schedules/schedule-form.tsx';
import { ScheduleTable } from '../settings/schedules/schedule-table.tsx';
import { TEXTS } from '../settings/schedules/texts.ts';

const NEW = 'new';

/** The page Work schedules of Settings; `?schedule=ID` or `?schedule=new` opens one. */
export function SchedulesSettings() {
  const schedules = useQuery(workSchedulesQuery());
  const shifts = useShifts();
  const { values, open, close } = useDialogParameters({ which: ['schedule'], inside: ['dialog'] });
  if (!schedules.data || !shifts.data) {
    const retry = () => Promise.all([schedules.refetch(), shifts.refetch()]);
    return <SettingsLoader error={schedules.error ?? shifts.error} onRetry={retry} />;
  }
  const schedule = schedules.data.find(({ id }) => String(id) === values.schedule);
  const hasShifts = shifts.data.size > 0;
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Text type="secondary">
          {hasShifts ? TEXTS.intro : TEXTS.noShifts}
        </Typography.Text>
        <Button
          type="primary"
          aria-haspopup="dialog"
          disabled={!hasShifts}
          onClick={() => open({ schedule: NEW })}
        >
          {TEXTS.add}
        </Button>
      </Flex>
      <ScheduleTable
        schedules={schedules.data}
        shifts={shifts.data}
        onOpen={({ id }) => open({ schedule: String(id) })}
      />
      <Drawer
        isOpen={schedule !== undefined || (values.schedule === NEW && hasShifts)}
        width={720}
        title={schedule ? TEXTS.edit(schedule.name) : TEXTS.addTitle}
        onClose={close}
      >
        <Editor
          key={values.schedule ?? ''}
          schedule={schedule}
          shifts={shifts.data}
          onReload={schedules.refetch}
          onClose={close}
        />
      </Drawer>
    </>
  );
}

interface EditorProps {
  readonly schedule: WorkSchedule | undefined;
  readonly shifts: ShiftsById;
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

function Editor({ schedule, onClose, ...form }: EditorProps) {
  const uses = schedule?.assignments ?? 0;
  return (
    <Flex vertical gap="middle">
      {uses > 0 && <Alert type="info" showIcon title={TEXTS.past(TEXTS.assignments(uses))} />}
      <ScheduleForm schedule={schedule} onSaved={onClose} {...form} />
      {schedule && <DeleteSchedule schedule={schedule} onDeleted={onClose} />}
    </Flex>
  );
}

/** All shifts by id. */
function useShifts() {
  const { data, error, refetch } = useQuery(shiftsQuery());
  const byId = useMemo(
    () => data && (new Map(data.map((shift) => [shift.id, shift] as const)) satisfies ShiftsById),
    [data],
  );
  return { data: byId, error, refetch };
}

import { shiftsQuery } from '@rollcall/shared/calls';
import { Drawer } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { DeleteShift } from '../settings/shifts/delete-shift.tsx';
import { ShiftForm } from '../settings/shifts/shift-form.tsx';
import { ShiftTable, usesOf } from '../settings/shifts/shift-table.tsx';
import { TEXTS } from '../settings/shifts/texts.ts';

const NEW = 'new';

/** The page Shifts of Settings; `?shift=ID` or `?shift=new` opens one. */
export function ShiftsSettings() {
  const { data, error, refetch } = useQuery(shiftsQuery());
  const { values, open, close } = useDialogParameters({ which: ['shift'], inside: ['dialog'] });
  if (!data) return <SettingsLoader error={error} onRetry={refetch} />;
  const shift = data.find(({ id }) => String(id) === values.shift);
  const isOpen = shift !== undefined || values.shift === NEW;
  const isUsed = shift !== undefined && shift.schedules + shift.rosterEntries > 0;
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Text type="secondary">{TEXTS.intro}</Typography.Text>
        <Button type="primary" aria-haspopup="dialog" onClick={() => open({ shift: NEW })}>
          {TEXTS.add}
        </Button>
      </Flex>
      <ShiftTable shifts={data} onOpen={({ id }) => open({ shift: String(id) })} />
      <Drawer
        isOpen={isOpen}
        width={640}
        title={shift ? TEXTS.edit(shift.name) : TEXTS.addTitle}
        onClose={close}
      >
        <Flex vertical gap="middle">
          {isUsed && <Alert type="info" showIcon title={TEXTS.past(usesOf(shift))} />}
          <ShiftForm
            key={values.shift ?? ''}
            shift={shift}
            shifts={data}
            onReload={refetch}
            onSaved={close}
          />
          {shift && <DeleteShift shift={shift} onDeleted={close} />}
        </Flex>
      </Drawer>
    </>
  );
}

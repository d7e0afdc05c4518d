import type { RosterDay, Shift } from '@rollcall/shared/calls';
import { MAX_SHIFTS_PER_DAY, PLAN_RULES } from '@rollcall/shared/contract';
import { formatShiftTimes } from '@rollcall/shared/domain';
import { Current, formOf } from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Radio, Select } from 'antd';
import { faceOf } from './cell-face.ts';
import { conflictText, isNote } from './conflict-text.ts';
import { areSame, type DayValues, inOrder, valuesOf } from './day-values.ts';
import { ShiftLabel } from './shift-label.tsx';
import { ShiftsNotice } from './shifts-notice.tsx';
import { TEXTS } from './texts.ts';
import { useSaveDay } from './use-save-day.ts';

const { Form, Field, useForm } = formOf<DayValues>();

interface Props {
  readonly employeeId: number;
  readonly day: RosterDay;
  readonly shifts: readonly Shift[];
  readonly onClose: () => void;
}

/** What is planned on a day, its conflicts, and a form that drafts a change. */
export function DayEditor(props: Props) {
  const { day } = props;
  const { words } = faceOf({ ...day, conflicts: [] });
  const facts = [
    day.leave && TEXTS.onLeave(day.leave),
    day.pendingLeave && TEXTS.leaveRequested(day.pendingLeave),
    day.holiday && TEXTS.onHoliday(day.holiday),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Flex vertical gap="middle">
      <div>
        <strong>{TEXTS.planned}</strong>
        <div>{words}</div>
        {facts.map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
      </div>
      {day.conflicts.map((conflict) => (
        <Alert
          key={conflict.kind}
          type={isNote(conflict) ? 'info' : 'warning'}
          showIcon
          title={sentence(conflictText(conflict))}
        />
      ))}
      <ShiftsNotice />
      <EditorForm {...props} />
    </Flex>
  );
}

/** With a capital letter and a full stop. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function EditorForm({ employeeId, day, shifts, onClose }: Props) {
  const form = useForm();
  const { save, isSaving, error } = useSaveDay();
  if (!day.isEmployed) return <Alert type="info" showIcon title={TEXTS.notEmployedDay} />;
  if (day.isClosed) return <Alert type="info" showIcon title={TEXTS.closedDay} />;
  return (
    <Form
      form={form}
      name={`roster-day-${employeeId}-${day.date}`}
      label={TEXTS.editor}
      initialValues={valuesOf(day)}
      onSubmit={async (values) => {
        const shiftIds = inOrder(values.shiftIds, shifts);
        const chosen = { ...values, shiftIds };
        if (areSame(chosen, valuesOf(day))) return onClose();
        // The form shows a failure.
        await save(employeeId, day.date, chosen).then(onClose, () => {});
      }}
    >
      <Field name="choice" label={TEXTS.choice} isGroup hint={TEXTS.choiceHint}>
        <Radio.Group
          aria-label={TEXTS.choice}
          options={(['scheduled', 'off', 'shifts'] as const).map((value) => ({
            value,
            label: TEXTS.choices[value],
          }))}
        />
      </Field>
      <ChoiceFields shifts={shifts} />
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {isSaving ? TEXTS.saving : TEXTS.save}
        </Button>
      </Flex>
    </Form>
  );
}

/** What the choice needs: shifts, and why. */
const ChoiceFields = ({ shifts }: Pick<Props, 'shifts'>) => (
  <Current<DayValues>>
    {({ choice }) => (
      <>
        {choice === 'shifts' && <ShiftsField shifts={shifts} />}
        {choice !== 'scheduled' && (
          <Field
            name="reason"
            label={TEXTS.reason}
            rule={PLAN_RULES.rosterReason}
            hint={TEXTS.reasonHint}
          >
            <Input />
          </Field>
        )}
      </>
    )}
  </Current>
);

const ShiftsField = ({ shifts }: Pick<Props, 'shifts'>) => (
  <Field
    name="shiftIds"
    label={TEXTS.chooseShifts}
    hint={TEXTS.shiftsHint}
    check={(ids) => (Array.isArray(ids) && ids.length > 0 ? undefined : TEXTS.shiftsRequired)}
  >
    <Select
      mode="multiple"
      maxCount={MAX_SHIFTS_PER_DAY}
      showSearch={{ optionFilterProp: 'name' }}
      options={shifts.map((shift) => ({
        value: shift.id,
        name: shift.name,
        title: shift.name,
        label: <ShiftLabel colour={shift.colour}>{optionText(shift)}</ShiftLabel>,
      }))}
    />
  </Field>
);

const optionText = ({ name, startTime, endTime }: Shift) =>
  `${name}, ${formatShiftTimes(startTime, endTime)}`;

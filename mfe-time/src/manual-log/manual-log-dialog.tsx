import { AmbiguousTimeChoice, Dialog } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { type ReactNode, useId } from 'react';
import { EmployeePicker } from './employee-picker.tsx';
import { TEXTS } from './texts.ts';
import { type LogFormOptions, useLogForm } from './use-log-form.ts';

/** Adds a missing log, or replaces a log that has no punch-out; a reason is required (design §8). */
export function ManualLogDialog(props: LogFormOptions) {
  const { replaced, onClose } = props;
  const id = useId();
  const form = useLogForm(props);
  const { log, change, errorOf, zone } = form;
  return (
    <Dialog
      title={replaced ? TEXTS.replace(replaced.employeeName) : TEXTS.add}
      size="sm"
      onClose={onClose}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <Flex vertical gap="middle">
          {!replaced && (
            <Field id={`${id}-employee`} label={TEXTS.employee} error={errorOf('employeeId')}>
              <EmployeePicker
                id={`${id}-employee`}
                value={log.employeeId}
                isBroken={errorOf('employeeId') !== undefined}
                onChange={(employeeId) => change({ employeeId })}
              />
            </Field>
          )}
          <TimeField form={form} field="punchIn" id={`${id}-punchIn`} />
          <TimeField form={form} field="punchOut" id={`${id}-punchOut`} />
          <Field id={`${id}-reason`} label={TEXTS.reason} error={errorOf('reason')}>
            <Input.TextArea
              id={`${id}-reason`}
              rows={2}
              maxLength={500}
              status={errorOf('reason') === undefined ? '' : 'error'}
              aria-describedby={`${id}-reason-error`}
              value={log.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </Field>
          <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
          <Flex justify="end" gap="small">
            <Button onClick={onClose}>{TEXTS.cancel}</Button>
            <Button type="primary" htmlType="submit" disabled={form.isSaving}>
              {TEXTS.save}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Dialog>
  );
}

interface TimeProps {
  readonly form: ReturnType<typeof useLogForm>;
  readonly field: 'punchIn' | 'punchOut';
  readonly id: string;
}

function TimeField({ form: { log, change, zone, errorOf, instantOf }, field, id }: TimeProps) {
  const label = TEXTS[field];
  const error = errorOf(field);
  return (
    <Field id={id} label={label} error={error}>
      <Input
        id={id}
        type="datetime-local"
        status={error === undefined ? '' : 'error'}
        aria-describedby={`${id}-error`}
        value={log[field]}
        onChange={({ target }) =>
          change({ [field]: target.value, [`${field}At`]: instantOf(field, target.value) })
        }
      />
      <AmbiguousTimeChoice
        label={label}
        text={log[field]}
        zone={zone}
        at={log[`${field}At`]}
        errorId={error === undefined ? undefined : `${id}-error`}
        onChange={(at) => change({ [`${field}At`]: at })}
      />
    </Field>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Field({ id, label, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
      <div id={`${id}-error`}>
        {error !== undefined && <Typography.Text type="danger">{error}</Typography.Text>}
      </div>
    </div>
  );
}

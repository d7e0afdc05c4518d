import { Dialog, TwiceChoice } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { checkLog, type TypedLog } from './check-log.ts';
import { EmployeeSelect } from './employee-select.tsx';
import { TEXTS } from './texts.ts';
import { useCreateLog } from './use-create-log.ts';

/** The log that misses its out, which the new one replaces. */
export interface ReplacedLog {
  readonly id: number;
  readonly employeeId: number;
  readonly employeeName: string;
  /** Wall-clock text of its zone, and the same instant as ISO 8601 with an offset. */
  readonly punchIn: string;
  readonly punchInAt: string | null;
  /** The company's when the log was made. */
  readonly zone: string | null;
}

interface Props {
  /** The company's. */
  readonly zone: string;
  /** Epoch milliseconds: nothing may lie in the future. */
  readonly now: number;
  readonly replaced?: ReplacedLog | undefined;
  readonly onClose: () => void;
}

/** Adds a log that is missing, or replaces one that misses its out, with the reason why (design §8). */
export function ManualLogDialog({ zone: companyZone, now, replaced, onClose }: Props) {
  const id = useId();
  const zone = replaced?.zone ?? companyZone;
  const [log, setLog] = useState<TypedLog>({
    employeeId: replaced?.employeeId,
    punchIn: inputText(replaced?.punchIn ?? ''),
    punchOut: '',
    punchInAt: ownInstant(replaced),
    punchOutAt: null,
    reason: '',
  });
  const [hasTried, setHasTried] = useState(false);
  const { save, isSaving, refusalOf, forgetRefusal } = useCreateLog(onClose);
  const broken = checkLog(log, now, zone);
  const errorOf = (field: keyof TypedLog) =>
    hasTried ? (broken[field] ?? refusalOf(field) ?? refusalOf(`${field}At`)) : undefined;
  const change = (changes: Partial<TypedLog>) => {
    forgetRefusal();
    setLog({ ...log, ...changes });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const { employeeId, punchIn, punchOut, punchInAt, punchOutAt, reason } = log;
    if (employeeId === undefined || Object.keys(broken).length > 0 || isSaving) return;
    save({
      employeeId,
      punchIn: punchIn.replace('T', ' '),
      punchOut: punchOut.replace('T', ' '),
      ...(punchInAt && { punchInAt }),
      ...(punchOutAt && { punchOutAt }),
      reason: reason.trim(),
      ...(replaced && { supersedes: replaced.id }),
    });
  };
  // What was chosen of another time is forgotten; the replaced log's own punch-in is its own instant again.
  const instantOf = (field: 'punchIn' | 'punchOut', text: string) => {
    const isOwn = field === 'punchIn' && text === inputText(replaced?.punchIn ?? '');
    return { [`${field}At`]: isOwn ? ownInstant(replaced) : null };
  };
  const input = (field: 'punchIn' | 'punchOut', label: string) => (
    <Field id={`${id}-${field}`} label={label} error={errorOf(field)}>
      <Input
        id={`${id}-${field}`}
        type="datetime-local"
        status={errorOf(field) === undefined ? '' : 'error'}
        aria-describedby={`${id}-${field}-error`}
        value={log[field]}
        onChange={({ target }) =>
          change({ [field]: target.value, ...instantOf(field, target.value) })
        }
      />
      <TwiceChoice
        label={label}
        text={log[field]}
        zone={zone}
        at={log[`${field}At`]}
        errorId={errorOf(field) === undefined ? undefined : `${id}-${field}-error`}
        onChange={(at) => change({ [`${field}At`]: at })}
      />
    </Field>
  );
  return (
    <Dialog
      title={replaced ? TEXTS.replace(replaced.employeeName) : TEXTS.add}
      size="sm"
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <Flex vertical gap="middle">
          {!replaced && (
            <Field id={`${id}-employee`} label={TEXTS.employee} error={errorOf('employeeId')}>
              <EmployeeSelect
                id={`${id}-employee`}
                value={log.employeeId}
                isBroken={errorOf('employeeId') !== undefined}
                onChange={(employeeId) => change({ employeeId })}
              />
            </Field>
          )}
          {input('punchIn', TEXTS.punchIn)}
          {input('punchOut', TEXTS.punchOut)}
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
            <Button type="primary" htmlType="submit" disabled={isSaving}>
              {TEXTS.save}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Dialog>
  );
}

/** Wall-clock text as a date-time input takes it. */
const inputText = (text: string) => text.replace(' ', 'T');

/** The instant of the replaced log's punch-in, unless it contradicts the text. */
function ownInstant(replaced: ReplacedLog | undefined): string | null {
  const { punchIn = '', punchInAt = null } = replaced ?? {};
  return punchInAt?.startsWith(inputText(punchIn)) ? punchInAt : null;
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

import {
  decideOvertimeMutation,
  type OvertimeDecision,
  type OvertimeEntry,
} from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { formatMinutes, required } from '@rollcall/shared/domain';
import { ApiError } from '@rollcall/shared/transport';
import { Dialog, formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { summarise } from './summarise.ts';
import { TEXTS } from './texts.ts';

const { Form, Field, useForm } = formOf<{ readonly reason: string }>();

interface Props {
  readonly status: OvertimeDecision['status'];
  /** What the list shows of what is selected. */
  readonly entries: readonly OvertimeEntry[];
  readonly onClose: () => void;
}

/** Says whose days and minutes are decided, and decides them. */
export function DecideDialog({ status, entries, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation({
    ...decideOvertimeMutation(),
    onSuccess: onClose,
  });
  const texts = TEXTS.dialogs[status];
  const { days } = summarise(entries);
  const isRejection = status === 'rejected';
  const send = ({ reason = '' }: { readonly reason?: string }) =>
    mutateAsync({ entries: bodyOf(entries), status, reason: reason.trim() || null });
  return (
    <Dialog title={texts.title(TEXTS.days(days))} size="sm" onClose={onClose}>
      <Form
        form={useForm()}
        name="decide-overtime"
        subject={`${status} ${JSON.stringify(bodyOf(entries))}`}
        initialValues={{ reason: '' }}
        onSubmit={(values) => (entries.length > 0 ? send(values) : undefined)}
      >
        <People entries={entries} />
        <p>{entries.length > 0 ? texts.note : TEXTS.nothing}</p>
        {status !== 'pending' && entries.length > 0 && (
          <Field
            name="reason"
            label={isRejection ? TEXTS.reason : TEXTS.optionalReason}
            rule={isRejection ? required(REASON_RULE) : REASON_RULE}
          >
            <Input.TextArea rows={2} maxLength={REASON_RULE.limit.max} />
          </Field>
        )}
        <DialogButtons
          text={texts.submit}
          isDanger={isRejection}
          isDisabled={isPending || entries.length === 0}
          onCancel={onClose}
          error={error}
          advice={isStale(error) && TEXTS.stale}
        />
      </Form>
    </Dialog>
  );
}

/** Days and minutes of each employee. */
function People({ entries }: Pick<Props, 'entries'>) {
  const { people, ...all } = summarise(entries);
  return (
    <>
      <ul style={{ paddingInlineStart: 20 }}>
        {people.map((person) => (
          <li key={person.employeeId}>
            {TEXTS.person(person.name, TEXTS.days(person.days), amountOf(person))}
          </li>
        ))}
      </ul>
      {people.length > 1 && <p>{TEXTS.total(amountOf(all))}</p>}
    </>
  );
}

/** Night apart, because its minutes may be in the others. */
function amountOf({ minutes, nightMinutes }: Omit<ReturnType<typeof summarise>, 'people'>): string {
  const night = nightMinutes > 0 ? [TEXTS.night(formatMinutes(nightMinutes))] : [];
  const others = minutes > 0 || night.length === 0 ? [formatMinutes(minutes)] : [];
  return [...others, ...night].join(', ');
}

/** The list has been read again since. */
const isStale = (error: Error | null) => error instanceof ApiError && error.code === 'stale';

/** The entries as the call names them. */
const bodyOf = (entries: readonly OvertimeEntry[]): OvertimeDecision['entries'] =>
  entries.map(({ employeeId, date, bucket, minutes }) => ({ employeeId, date, bucket, minutes }));

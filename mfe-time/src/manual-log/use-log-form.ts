import { type FormEvent, useState } from 'react';
import { checkLog, type TypedLog } from './check-log.ts';
import { useCreateLog } from './use-create-log.ts';

/** The log without punch-out that the new one replaces. */
interface ReplacedLog {
  readonly id: number;
  readonly employeeId: number;
  readonly employeeName: string;
  /** Wall-clock text in the log's zone, and the same instant as ISO 8601 with an offset. */
  readonly punchIn: string;
  readonly punchInAt: string | null;
  /** The company zone at the time of the log. */
  readonly zone: string | null;
}

export interface LogFormOptions {
  /** The company zone. */
  readonly zone: string;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  readonly replaced?: ReplacedLog | undefined;
  /** Called when the log was saved or the form was cancelled. */
  readonly onClose: () => void;
}

/** Values, errors and saving of a manual log. */
export function useLogForm({ zone: companyZone, now, replaced, onClose }: LogFormOptions) {
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
  return {
    log,
    /** The zone of the times: that of the replaced log, or the company zone. */
    zone,
    isSaving,
    errorOf: (field: keyof TypedLog) =>
      hasTried ? (broken[field] ?? refusalOf(field) ?? refusalOf(`${field}At`)) : undefined,
    change(changes: Partial<TypedLog>) {
      forgetRefusal();
      setLog({ ...log, ...changes });
    },
    /** Clears the chosen instant of a changed time, unless it is the replaced log's own punch-in again. */
    instantOf(field: 'punchIn' | 'punchOut', text: string): string | null {
      const isOwn = field === 'punchIn' && text === inputText(replaced?.punchIn ?? '');
      return isOwn ? ownInstant(replaced) : null;
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      setHasTried(true);
      const { employeeId } = log;
      if (employeeId === undefined || Object.keys(broken).length > 0 || isSaving) return;
      save({
        ...toSend(log),
        employeeId,
        ...(replaced && { supersedes: replaced.id }),
      });
    },
  };
}

const toSend = ({ punchIn, punchOut, punchInAt, punchOutAt, reason }: TypedLog) => ({
  punchIn: punchIn.replace('T', ' '),
  punchOut: punchOut.replace('T', ' '),
  ...(punchInAt && { punchInAt }),
  ...(punchOutAt && { punchOutAt }),
  reason: reason.trim(),
});

/** Wall-clock text as a value of a date-time input. */
const inputText = (text: string) => text.replace(' ', 'T');

/** The instant of the replaced log's punch-in, unless the time was changed. */
function ownInstant(replaced: ReplacedLog | undefined): string | null {
  const { punchIn = '', punchInAt = null } = replaced ?? {};
  return punchInAt?.startsWith(inputText(punchIn)) ? punchInAt : null;
}

import { type FormEvent, useState } from 'react';
import { checkLog, type TypedLog } from './check-log.ts';
import { useCreateLog } from './use-create-log.ts';

/** The log that misses its out, which the new one replaces. */
interface ReplacedLog {
  readonly id: number;
  readonly employeeId: number;
  readonly employeeName: string;
  /** Wall-clock text of its zone, and the same instant as ISO 8601 with an offset. */
  readonly punchIn: string;
  readonly punchInAt: string | null;
  /** The company's when the log was made. */
  readonly zone: string | null;
}

export interface LogFormOptions {
  /** The company's. */
  readonly zone: string;
  /** Epoch milliseconds: nothing may lie in the future. */
  readonly now: number;
  readonly replaced?: ReplacedLog | undefined;
  /** The log is saved, or given up. */
  readonly onClose: () => void;
}

/** What is typed of a log by hand, what is wrong with it, and saving it. */
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
    /** Of its times: the replaced log's, else the company's. */
    zone,
    isSaving,
    errorOf: (field: keyof TypedLog) =>
      hasTried ? (broken[field] ?? refusalOf(field) ?? refusalOf(`${field}At`)) : undefined,
    change(changes: Partial<TypedLog>) {
      forgetRefusal();
      setLog({ ...log, ...changes });
    },
    /** What was chosen of another time is forgotten; the replaced log's own punch-in is its own instant again. */
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

/** Wall-clock text as a date-time input takes it. */
const inputText = (text: string) => text.replace(' ', 'T');

/** The instant of the replaced log's punch-in, unless it contradicts the text. */
function ownInstant(replaced: ReplacedLog | undefined): string | null {
  const { punchIn = '', punchInAt = null } = replaced ?? {};
  return punchInAt?.startsWith(inputText(punchIn)) ? punchInAt : null;
}

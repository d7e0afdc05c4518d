import type { ProposedRow, TimeLog } from '@rollcall/shared/calls';
import { keepForSignIn, readAfterSignIn, useCapability } from '@rollcall/shared/session';
import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useEffect, useState } from 'react';
import { TEXTS as LEFT_TEXTS } from '../left-at/texts.ts';
import { addLog, addRow, type CorrectionValues, isTyped, type Row } from './row.ts';

const { useForm } = formOf<CorrectionValues>();
const DRAFT = 'correction';

/** The state of the form: its rows, its draft, and what was typed before a sign-in. */
export type CorrectionState = ReturnType<typeof useCorrectionForm>;

export function useCorrectionForm() {
  const hasPlans = useCapability('working-time');
  const form = useForm();
  const draft = useFormDraft<CorrectionValues>(DRAFT);
  const [initialValues] = useState(() => readStored() ?? { rows: addRow([]), reason: '' });
  // Not while rendering, because React may render twice.
  useEffect(() => keepForSignIn(DRAFT, undefined), []);
  const [sent, setSent] = useState<readonly ProposedRow[]>();
  const [rows, setCurrent] = useState(initialValues.rows);
  const keep = () => {
    const values: CorrectionValues = form.getFieldsValue(true);
    setCurrent(values.rows);
    draft.keep(isTyped(values.rows) ? values : undefined);
  };
  const setRows = (update: (current: readonly Row[]) => readonly Row[]) => {
    form.setFieldsValue({ rows: update(form.getFieldValue('rows')) });
    keep();
  };
  return {
    form,
    initialValues,
    offer: draft.offer,
    /** The current rows. */
    rows,
    setRows,
    /** What was sent last, until the form is used again. */
    sent,
    /** Adds a log to the rows. */
    add(log: TimeLog) {
      setSent(undefined);
      if (hasPlans && log.punchOut === null && !form.getFieldValue('reason')) {
        form.setFieldsValue({ reason: LEFT_TEXTS.forgotReason });
      }
      setRows((current) => addLog(current, log));
    },
    restore(values: CorrectionValues) {
      form.setFieldsValue(values);
      keep();
    },
    /** Empties the form after its rows were sent. */
    finish(proposed: readonly ProposedRow[]) {
      form.setFieldsValue({ rows: addRow([]), reason: '' });
      keep();
      setSent(proposed);
    },
    /** Shows the empty form again. */
    startAgain: () => setSent(undefined),
    /** Call it when the user has changed a value. */
    keep,
    storeForSignIn: (values: CorrectionValues) => keepForSignIn(DRAFT, values),
  };
}

function readStored(): CorrectionValues | undefined {
  const stored = readAfterSignIn(DRAFT) as Partial<CorrectionValues> | null;
  return Array.isArray(stored?.rows) ? { reason: '', ...stored, rows: stored.rows } : undefined;
}

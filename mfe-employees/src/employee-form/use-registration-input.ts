import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useState } from 'react';
import { copiedAddress } from './copy-address.ts';
import { NEW_EMPLOYEE, NEW_EMPLOYEE_FILES } from './drafts.ts';
import type { EmployeeValues } from './employee-field.ts';
import type { RegistrationFiles } from './registration-body.ts';
import { TEXTS } from './texts.ts';

const { useForm } = formOf<EmployeeValues>();

/** Chosen files. `documents` is a secret field, so they are never stored. */
interface UnsavedFiles {
  readonly documents: RegistrationFiles;
}

/**
 * The register form and its input. Input that was not sent is offered when the page is opened again: complete after
 * leaving the page, without secret fields and files after a reload or the end of the session (design §7).
 */
export function useRegistrationInput() {
  const form = useForm();
  const draft = useFormDraft<EmployeeValues>(NEW_EMPLOYEE, { ...KEPT, untouched: {} });
  const fileDraft = useFormDraft<UnsavedFiles>(NEW_EMPLOYEE_FILES, KEPT);
  const [changes, setChanges] = useState<EmployeeValues>({});
  const [files, setFiles] = useState<RegistrationFiles>({});
  const keep = (changed: EmployeeValues) => {
    setChanges(changed);
    draft.keep(changed);
  };
  const attach = (chosen: RegistrationFiles) => {
    setFiles(chosen);
    fileDraft.keep(Object.values(chosen).some(Boolean) ? { documents: chosen } : undefined);
  };
  const forgetOffers = () => {
    draft.offer?.forget();
    fileDraft.offer?.forget();
  };
  const hasOffer = draft.offer !== null || fileDraft.offer !== null;
  return {
    form,
    files,
    attach,
    offer: hasOffer ? { values: draft.offer?.values ?? {}, forget: forgetOffers } : null,
    /** What the offered input lacks, in a sentence. */
    offerNote: draft.offer?.isPartial ? TEXTS.partialDraft : undefined,
    restore(restored: EmployeeValues) {
      keep(restored);
      form.setFieldsValue(restored);
      if (fileDraft.offer) attach(fileDraft.offer.values.documents);
    },
    edit(edited: EmployeeValues) {
      const copies = copiedAddress({ ...changes, ...edited });
      keep({ ...changes, ...edited, ...copies });
      form.setFieldsValue(copies);
    },
    /** Forgets the input, which was sent or is not wanted, before the page is left. */
    forgetAnd: (leave: () => void) => () => {
      forgetOffers();
      draft.keep(undefined);
      fileDraft.keep(undefined);
      leave();
    },
  };
}

const KEPT = { survivesClosing: true, isOffered: true } as const;

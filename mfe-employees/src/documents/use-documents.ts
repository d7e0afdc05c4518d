import {
  createDocumentMutation,
  deleteDocumentMutation,
  type EmployeeDocument,
  updateDocumentMutation,
  uploadMutation,
} from '@rollcall/shared/calls';
import { UPLOAD_HINT_BYTES } from '@rollcall/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Options {
  readonly employeeId: number;
  /** As the backend gave them; undefined where it gives none. */
  readonly given: readonly EmployeeDocument[] | undefined;
  /** Whether the server is our own, whose limit is known (spec §9). */
  readonly isOwn: boolean;
  /** Reloads the documents. */
  readonly onRefresh: () => void;
  /** What stood in the form before the dialog was last closed. */
  readonly kept?: DocumentEntry | undefined;
}

/** What stands in the form. */
export interface DocumentEntry {
  readonly name: string;
  /** Where the uploaded file is; empty without one. */
  readonly url: string;
  /** The document that is changed; null in add mode. */
  readonly editing: EmployeeDocument | null;
}

const EMPTY: DocumentEntry = { name: '', url: '', editing: null };

/** The documents of an employee, and the form that adds to them or changes one. */
export type Documents = ReturnType<typeof useDocuments>;

/**
 * The documents of an employee and the form that adds to them or changes one (spec §4). Held by the dialog, so that
 * a look at another tab loses nothing.
 */
export function useDocuments({ employeeId, given, isOwn, onRefresh, kept = EMPTY }: Options) {
  const [entry, setEntry] = useState(kept);
  const [list, change] = useOwnList(given);
  const { choose, problem, forgetProblem, sent, isUploading } = useUpload(isOwn, (url) =>
    setEntry((before) => ({ ...before, url })),
  );
  const calls = useDocumentCalls(employeeId, onRefresh);
  const isBusy = isUploading || calls.isSaving;
  const isComplete = entry.url !== '' && entry.name.trim() !== '';

  function submit() {
    if (!isComplete) {
      window.alert(TEXTS.incomplete);
      return;
    }
    const id = entry.editing?.id ?? null;
    calls.save(id, { type: entry.name.trim(), url: entry.url }, (saved) => {
      change((before) =>
        id === null ? [...before, saved] : before.map((each) => (each.id === id ? saved : each)),
      );
      setEntry(EMPTY);
    });
  }

  return {
    documents: list,
    entry,
    /** Something has been entered that is not saved. */
    isDirty: entry.name !== '' || entry.url !== '',
    problem,
    sent,
    isBusy,
    canSubmit: isComplete && !isBusy,
    rename: (name: string) => setEntry((before) => ({ ...before, name })),
    edit(document: EmployeeDocument) {
      forgetProblem();
      setEntry({ name: document.type ?? '', url: document.url ?? '', editing: document });
    },
    clear: () => setEntry(EMPTY),
    choose,
    submit,
    remove: (id: number) =>
      calls.remove(id, () => {
        change((before) => before.filter((each) => each.id !== id));
        setEntry((before) => (before.editing?.id === id ? EMPTY : before));
      }),
  };
}

type DocumentList = readonly EmployeeDocument[];

/** The list as given, with what was done here: a list row may have no documents at all, then that is all that is known. */
function useOwnList(given: DocumentList | undefined) {
  const [own, setOwn] = useState({ over: given, list: given ?? [] });
  if (own.over !== given) setOwn({ over: given, list: given ?? [] });
  const change = (to: (before: DocumentList) => DocumentList) =>
    setOwn((before) => ({ ...before, list: to(before.list) }));
  return [own.list, change] as const;
}

/** Adds, changes and removes documents; what the backend has is read again afterwards, also when that failed. */
function useDocumentCalls(employeeId: number, onRefresh: () => void) {
  const create = useMutation({ ...createDocumentMutation(employeeId) });
  const update = useMutation({ ...updateDocumentMutation(employeeId) });
  const remove = useMutation(deleteDocumentMutation());
  return {
    isSaving: create.isPending || update.isPending,
    /** A new document with an id of null. */
    save(
      id: number | null,
      wanted: { readonly type: string; readonly url: string },
      onSaved: (saved: EmployeeDocument) => void,
    ) {
      const told = { onSuccess: onSaved, onSettled: onRefresh };
      if (id === null) create.mutate(wanted, told);
      else update.mutate({ id, ...wanted }, told);
    },
    remove: (id: number, onRemoved: () => void) =>
      remove.mutate(id, { onSuccess: onRemoved, onSettled: onRefresh }),
  };
}

/** Uploads a file as soon as it is chosen, unless something is wrong with it (spec §4, §5). */
function useUpload(isOwn: boolean, onUploaded: (url: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const { mutate, isPending } = useMutation(uploadMutation());
  return {
    problem,
    forgetProblem: () => setProblem(undefined),
    /** How much has gone, 0 to 1; undefined while nothing is on its way. */
    sent,
    isUploading: isPending,
    choose(file: File) {
      setProblem(undefined);
      if (!file.type.startsWith('image/')) return setProblem(TEXTS.notAnImage);
      if (isOwn && file.size > UPLOAD_HINT_BYTES) return setProblem(TEXTS.tooLarge);
      setSent(0);
      // Its failure is a toast (spec §8).
      mutate(
        { file, name: file.name, onProgress: setSent },
        { onSuccess: onUploaded, onSettled: () => setSent(undefined) },
      );
    },
  };
}

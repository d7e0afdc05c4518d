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
  /** The documents from the backend; undefined when it sends none. */
  readonly savedDocuments: readonly EmployeeDocument[] | undefined;
  /** Whether the backend is our own server, which enforces the size limit (spec §9) and stores three types of image. */
  readonly isOwnServer: boolean;
  /** Reloads the documents. */
  readonly onRefresh: () => void;
  /** Unsaved input from before the dialog was last closed. */
  readonly unsaved?: DocumentEntry | undefined;
}

/** The input of the form. */
export interface DocumentEntry {
  readonly name: string;
  /** URL of the uploaded file; empty without one. */
  readonly url: string;
  /** The document in update mode; null in add mode. */
  readonly editing: EmployeeDocument | null;
}

const EMPTY_ENTRY: DocumentEntry = { name: '', url: '', editing: null };

/** The documents of an employee, and the form that adds or updates one. */
export type Documents = ReturnType<typeof useDocuments>;

/**
 * The documents of an employee, and the form that adds or updates one (spec §4). The dialog owns this state, so that
 * switching tabs loses no input.
 */
export function useDocuments({
  employeeId,
  savedDocuments,
  isOwnServer,
  onRefresh,
  unsaved = EMPTY_ENTRY,
}: Options) {
  const [entry, setEntry] = useState(unsaved);
  const [list, change] = useLocalList(savedDocuments);
  const { choose, problem, clearProblem, progress, isUploading } = useUpload(isOwnServer, (url) =>
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
      change((before) => addOrReplace(before, id, saved));
      setEntry(EMPTY_ENTRY);
    });
  }

  return {
    list,
    entry,
    /** Whether the form has unsaved input. */
    isDirty: entry.name !== '' || entry.url !== '',
    problem,
    progress,
    isBusy,
    canSubmit: isComplete && !isBusy,
    rename: (name: string) => setEntry((before) => ({ ...before, name })),
    edit(document: EmployeeDocument) {
      clearProblem();
      setEntry({ name: document.type ?? '', url: document.url ?? '', editing: document });
    },
    clear: () => setEntry(EMPTY_ENTRY),
    choose,
    submit,
    remove: (id: number) =>
      calls.remove(id, () => {
        change((before) => before.filter((each) => each.id !== id));
        setEntry((before) => (before.editing?.id === id ? EMPTY_ENTRY : before));
      }),
  };
}

type DocumentList = readonly EmployeeDocument[];

/** Adds a document when `id` is null, else replaces the one with that id. */
const addOrReplace = (list: DocumentList, id: number | null, saved: EmployeeDocument) =>
  id === null ? [...list, saved] : list.map((each) => (each.id === id ? saved : each));

/** The backend's list with local changes applied: some backends send no documents, so only local changes are known. */
function useLocalList(saved: DocumentList | undefined) {
  const [local, setLocal] = useState({ saved, list: saved ?? [] });
  if (local.saved !== saved) setLocal({ saved, list: saved ?? [] });
  const change = (update: (before: DocumentList) => DocumentList) =>
    setLocal((before) => ({ ...before, list: update(before.list) }));
  return [local.list, change] as const;
}

/** Adds, changes and removes documents, and refetches them afterwards, even after a failure. */
function useDocumentCalls(employeeId: number, onRefresh: () => void) {
  const create = useMutation({ ...createDocumentMutation(employeeId) });
  const update = useMutation({ ...updateDocumentMutation(employeeId) });
  const remove = useMutation(deleteDocumentMutation());
  return {
    isSaving: create.isPending || update.isPending,
    /** Adds a document when `id` is null, else updates it. */
    save(
      id: number | null,
      input: { readonly type: string; readonly url: string },
      onSaved: (saved: EmployeeDocument) => void,
    ) {
      const callbacks = { onSuccess: onSaved, onSettled: onRefresh };
      if (id === null) create.mutate(input, callbacks);
      else update.mutate({ id, ...input }, callbacks);
    },
    remove: (id: number, onRemoved: () => void) =>
      remove.mutate(id, { onSuccess: onRemoved, onSettled: onRefresh }),
  };
}

const OUR_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Uploads a file as soon as it is chosen, unless it is invalid (spec §4, spec §5). */
function useUpload(isOwnServer: boolean, onUploaded: (url: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const { mutate, isPending } = useMutation(uploadMutation());
  return {
    problem,
    clearProblem: () => setProblem(undefined),
    /** Upload progress from 0 to 1; undefined when nothing is uploading. */
    progress,
    isUploading: isPending,
    choose(file: File) {
      setProblem(undefined);
      if (file.size === 0) return setProblem(TEXTS.empty);
      if (!file.type.startsWith('image/')) return setProblem(TEXTS.notAnImage);
      if (isOwnServer && !OUR_TYPES.includes(file.type)) return setProblem(TEXTS.wrongType);
      if (isOwnServer && file.size > UPLOAD_HINT_BYTES) return setProblem(TEXTS.tooLarge);
      setProgress(0);
      // A failure is shown as a toast (spec §8).
      mutate(
        { file, name: file.name, onProgress: setProgress },
        { onSuccess: onUploaded, onSettled: () => setProgress(undefined) },
      );
    },
  };
}

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
  /** Reads the documents anew. */
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
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  // A list row may have no documents at all: then what was done here is all that is known.
  const [own, setOwn] = useState({ over: given, list: given ?? [] });
  if (own.over !== given) setOwn({ over: given, list: given ?? [] });
  const change = (to: (list: readonly EmployeeDocument[]) => readonly EmployeeDocument[]) =>
    setOwn((before) => ({ ...before, list: to(before.list) }));

  const upload = useMutation(uploadMutation());
  const settled = { onSettled: onRefresh };
  const create = useMutation({ ...createDocumentMutation(employeeId) });
  const update = useMutation({ ...updateDocumentMutation(employeeId) });
  const remove = useMutation(deleteDocumentMutation());
  const isBusy = upload.isPending || create.isPending || update.isPending;
  const isComplete = entry.url !== '' && entry.name.trim() !== '';

  return {
    documents: own.list,
    entry,
    /** Something has been entered that is not saved. */
    isDirty: entry.name !== '' || entry.url !== '',
    problem,
    sent,
    isBusy,
    canSubmit: isComplete && !isBusy,
    rename: (name: string) => setEntry((before) => ({ ...before, name })),
    edit(document: EmployeeDocument) {
      setProblem(undefined);
      setEntry({ name: document.type ?? '', url: document.url ?? '', editing: document });
    },
    clear: () => setEntry(EMPTY),
    choose(file: File) {
      setProblem(undefined);
      if (!file.type.startsWith('image/')) return setProblem(TEXTS.notAnImage);
      if (isOwn && file.size > UPLOAD_HINT_BYTES) return setProblem(TEXTS.tooLarge);
      setSent(0);
      // Its failure is a toast (spec §8).
      upload.mutate(
        { file, name: file.name, onProgress: setSent },
        {
          onSuccess: (url) => setEntry((before) => ({ ...before, url })),
          onSettled: () => setSent(undefined),
        },
      );
    },
    submit() {
      if (!isComplete) {
        window.alert(TEXTS.incomplete);
        return;
      }
      const { url, editing } = entry;
      const wanted = { type: entry.name.trim(), url };
      const id = editing?.id ?? null;
      if (id === null) {
        create.mutate(wanted, {
          ...settled,
          onSuccess(added) {
            change((list) => [...list, added]);
            setEntry(EMPTY);
          },
        });
        return;
      }
      update.mutate(
        { id, ...wanted },
        {
          ...settled,
          onSuccess(changed) {
            change((list) => list.map((each) => (each.id === id ? changed : each)));
            setEntry(EMPTY);
          },
        },
      );
    },
    remove(id: number) {
      remove.mutate(id, {
        ...settled,
        onSuccess() {
          change((list) => list.filter((each) => each.id !== id));
          setEntry((before) => (before.editing?.id === id ? EMPTY : before));
        },
      });
    },
  };
}

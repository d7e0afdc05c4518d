import { readDraft, writeDraft } from './draft-storage.ts';

const keyOf = (form: string) => `sign-in:${form}`;

/** Stores a form while its user signs in, without secret fields; undefined deletes it. */
export const keepForSignIn = (form: string, values: unknown): void =>
  writeDraft(keyOf(form), values);

/**
 * The form that was stored before the sign-in; null without one. Delete it once it is restored: the next user of this
 * tab may be another person.
 */
export const readAfterSignIn = (form: string): unknown => readDraft(keyOf(form));

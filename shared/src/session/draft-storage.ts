import { withoutSecrets } from '../contract/index.ts';

/** Drafts are in the tab's session storage under this key prefix, and never contain secret fields. */
const PREFIX = 'draft:';

/** The draft stored under a key; null when there is none or it is unreadable. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft without its secret fields. Removes the draft when `values` is undefined or has secrets only. */
export function writeDraft(key: string, values: unknown): void {
  const draft = withoutSecrets(values);
  try {
    if (draft === undefined || isEmpty(draft)) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Storage that is full or blocked only loses the draft.
  }
}

/** Removes every draft of this tab. */
export function clearDrafts(): void {
  for (const key of draftKeys()) writeDraft(key, undefined);
}

function draftKeys(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    // Storage that cannot be read contains no drafts either.
    return [];
  }
}

const isEmpty = (values: unknown) =>
  typeof values === 'object' && values !== null && Object.keys(values).length === 0;

import { withoutSecrets } from '../contract/index.ts';

/** Drafts live in the tab's session storage, under keys of their own, and without a secret field whoever writes them. */
const PREFIX = 'draft:';

/** What was kept under a key; null when that is nothing, or unreadable. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps values under a key, their secrets left out; undefined, or nothing but secrets, removes what was kept. */
export function writeDraft(key: string, values: unknown): void {
  const kept = withoutSecrets(values);
  try {
    if (kept === undefined || isEmpty(kept)) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // A storage that is full or closed costs the draft, nothing else.
  }
}

/** Removes every draft of this tab. */
export function clearDrafts(): void {
  for (const key of draftKeys()) writeDraft(key, undefined);
}

/** Takes the secrets out of drafts that an earlier release of the console has kept in this tab. */
export function removeOldSecrets(): void {
  for (const key of draftKeys()) writeDraft(key, readDraft(key) ?? undefined);
}

function draftKeys(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    // Storage that cannot be read holds nothing of ours either.
    return [];
  }
}

const isEmpty = (values: unknown) =>
  typeof values === 'object' && values !== null && Object.keys(values).length === 0;

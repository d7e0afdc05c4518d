/** Drafts live in the tab's session storage, under keys of their own. */
const PREFIX = 'draft:';

/** What was kept under a key; null when that is nothing, or unreadable. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps values under a key; undefined removes them. */
export function writeDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // A storage that is full or closed costs the draft, nothing else.
  }
}

/** Removes every draft of this tab. */
export function clearDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be read holds nothing of ours either.
  }
}

/** Fields whose text is in the URL or not worth a warning. */
const IGNORED_FIELDS = '[type="search"], [role="searchbox"], [role="combobox"], [readonly]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records the text of each field when it gets the focus. Returns a function that says whether a reload would lose input:
 * a field has other text now, or a form asks before the page is left, for example because of a choice.
 */
export function watchUnsavedInput(target: Document): () => boolean {
  const before = new Map<Field, string>();
  target.addEventListener('focusin', ({ target: field }) => {
    if (!isField(field) || field.matches(IGNORED_FIELDS) || before.has(field)) return;
    before.set(field, field.value);
  });
  return () => {
    for (const field of before.keys()) if (!field.isConnected) before.delete(field);
    return [...before].some(([field, text]) => field.value !== text) || asksBeforeLeaving(target);
  };
}

/** Whether a listener of `beforeunload` would stop a reload; nothing is asked now. */
const asksBeforeLeaving = ({ defaultView }: Document) =>
  defaultView?.dispatchEvent(new Event('beforeunload', { cancelable: true })) === false;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

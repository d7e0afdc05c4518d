/** Fields whose text the address keeps, or which no one would miss. */
const KEPT_ELSEWHERE = '[type="search"], [role="searchbox"], [role="combobox"], [readonly]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what stood in each field when somebody entered it. Returns a function that says whether any field
 * on the page now holds something else: text that a reload would lose.
 */
export function watchTypedText(target: Document): () => boolean {
  const before = new Map<Field, string>();
  target.addEventListener('focusin', ({ target: field }) => {
    if (!isField(field) || field.matches(KEPT_ELSEWHERE) || before.has(field)) return;
    before.set(field, field.value);
  });
  return () => {
    for (const field of before.keys()) if (!field.isConnected) before.delete(field);
    return [...before].some(([field, text]) => field.value !== text);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

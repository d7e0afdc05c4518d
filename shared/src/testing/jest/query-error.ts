const SHOWN_CHARACTERS = 1_000;
const MARK = '\n\nOn the page: ';

/**
 * The error of a query of Testing Library: its reason, and what a person reads on the page, instead of the elements, which
 * `screen.debug()` prints. `message` is null for one of several elements that were found. Other failures of `waitFor` keep
 * their message.
 */
export function queryError(message: string | null, container: Element): Error {
  const error = new Error(message === null ? openingTag(container) : shorten(message, container));
  error.name = 'TestingLibraryElementError';
  return error;
}

/** A message comes twice: from the query, and from the `waitFor` around it. */
function shorten(message: string, container: Element): string {
  if (message.includes(MARK) || !/^(Unable to find|Found multiple)/.test(message)) return message;
  const [reason = ''] = message.split(/\n\nHere are the \w+ roles:|\n\n\(If this is intentional/);
  return reason + MARK + cut(textsIn(container).join(' · '));
}

const openingTag = ({ outerHTML }: Element) => cut(outerHTML.slice(0, outerHTML.indexOf('>') + 1));

const cut = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Texts and labels, in the order of the page. */
function textsIn(container: Element): string[] {
  const walker = document.createTreeWalker(
    container,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node instanceof Element ? node.getAttribute('aria-label') : textOf(node);
    if (text?.trim()) texts.push(text.trim());
  }
  return texts;
}

const textOf = ({ parentElement, textContent }: Node) =>
  parentElement?.closest('style, script') ? '' : textContent;

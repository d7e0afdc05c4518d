import { PAGE_DATA_ID, type PageData, pageData } from '@rollcall/shared/module';

/**
 * Reads the data block that the web host inlines (design §6). Throws when it is missing or malformed: the
 * console cannot know its modules then, and the start page says so.
 */
export function readPageData(from: Document): PageData {
  const text = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('The page carries no release list.');
  return pageData.parse(JSON.parse(text));
}

/** The nonce of this page, under which antd may add its styles (design §12). */
export function readNonce(from: Document): string | undefined {
  return from.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;
}

import { FIRST_CALL_URL, type PageData, type SessionHint } from '@rollcall/shared/module';
import type { DrawnPage } from './drawn-page.ts';

/** A call that a page's first bytes begin, and whose session they must find in the browser. */
export interface FirstCall {
  readonly url: string;
  readonly session: Exclude<SessionHint, 'signedOut'>;
}

/**
 * The call that the browser begins before any script has arrived (decision 087): what the page's route names, for someone
 * who is signed in and opens it without a query string, which could ask for other rows. Undefined on a base backend.
 */
export function firstCallOf(
  { api, capabilities }: PageData,
  page: DrawnPage | undefined,
  hint: SessionHint | undefined,
  query: string,
): FirstCall | undefined {
  const call = page?.firstCall;
  if (!call || !FIRST_CALL_URL.test(call.url) || query !== '') return undefined;
  if (capabilities === null) return undefined;
  if (call.capability !== undefined && !capabilities.includes(call.capability)) return undefined;
  if (hint !== 'administrator' && hint !== 'employee') return undefined;
  return { url: api.baseUrl + call.url, session: hint };
}

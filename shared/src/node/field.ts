import * as z from 'zod/mini';

/**
 * Building blocks of settings. Each parses the text of one environment variable; the message of each check completes
 * the sentence "NAME is "value"; it must be …".
 */

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(min: number, max: number) {
  const rule = `a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, rule)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, rule), z.lte(max, rule))),
  );
}

/** One of a fixed set of words. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words, `one of ${words.join(', ')}`);
}

/** `on` or `off`. */
export const onOff = z.pipe(
  oneOf(['on', 'off']),
  z.transform((word) => word === 'on'),
);

/** An absolute http or https URL without a query; removes trailing slashes. */
export const httpUrl = z.pipe(
  z.string().check(z.refine(isHttpUrl, 'an http:// or https:// URL without a query or a fragment')),
  z.transform((text) => text.replace(/\/+$/, '')),
);

/** A comma-separated list; trims its items and drops empty ones. */
export function listOf(isItem: (item: string) => boolean, rule: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.string()).check(z.refine((items) => items.every(isItem), rule)),
  );
}

/** Whether the text is the origin of a web page: scheme, host and port only. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && new URL(text).origin === text;
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

import { createHash } from 'node:crypto';
import { listOf, pointersOf, type ReleaseList } from '@rollcall/shared/module';

/** The list for pages and for anyone who asks: without the names of those who moved its pointers. */
export function publicList(list: ReleaseList): ReleaseList {
  const pointers = [...pointersOf(list)].map(
    ([name, pointer]) => [name, { ...pointer, by: '' }] as const,
  );
  return { ...list, ...listOf(new Map(pointers)) };
}

/** The text of a list and its entity tag. */
export function taggedList(list: ReleaseList): { readonly text: string; readonly tag: string } {
  const text = JSON.stringify(list);
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

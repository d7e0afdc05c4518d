import { createHash } from 'node:crypto';
import {
  listOf,
  type Pointer,
  pointersOf,
  type Release,
  type ReleaseList,
} from '@rollcall/shared/module';

/** The list for pages and for anyone who asks: without the names of those who moved its pointers or uploaded releases. */
export function publicList(list: ReleaseList): ReleaseList {
  const pointers = [...pointersOf(list)].map(
    ([name, pointer]) => [name, publicPointer(pointer)] as const,
  );
  return { ...list, ...listOf(new Map(pointers)) };
}

function publicPointer<P extends Pointer>(pointer: P): P {
  const { releases } = pointer as { releases?: ReleaseList['modules'][string]['releases'] };
  const records = Object.entries(releases ?? {}).map(
    ([version, record]) => [version, openRecord(record)] as const,
  );
  return { ...pointer, by: '', ...(releases && { releases: Object.fromEntries(records) }) };
}

/** The record of a release without who uploaded it. */
export function openRecord(release: Release): Release {
  const { upload: _, ...record } = release;
  return record;
}

/** The text of a list and its entity tag. */
export function taggedList(list: ReleaseList): { readonly text: string; readonly tag: string } {
  const text = JSON.stringify(list);
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

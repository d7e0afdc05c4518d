import { kindOf } from './names.ts';
import { type Release, release, type ShellRelease, shellRelease } from './release-list.ts';

/** A published release in memory: its kind and the record from its file. Only the record is stored. */
export type AnyRelease =
  | { readonly kind: 'shell'; readonly record: ShellRelease }
  | { readonly kind: 'module'; readonly record: Release };

/**
 * Parses the text of a `release.json` of `name`.
 * @throws an error when the record is invalid for that kind of release.
 */
export function parseRelease(name: string, text: string): AnyRelease {
  const record: unknown = JSON.parse(text);
  return kindOf(name) === 'shell'
    ? { kind: 'shell', record: shellRelease.parse(record) }
    : { kind: 'module', record: release.parse(record) };
}

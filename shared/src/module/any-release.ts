import { kindOf } from './names.ts';
import { type Release, release, type ShellRelease, shellRelease } from './release-list.ts';

/** A published release, in memory: what it is of, and the record as its file has it. Only the record is ever stored. */
export type AnyRelease =
  | { readonly kind: 'shell'; readonly record: ShellRelease }
  | { readonly kind: 'module'; readonly record: Release };

/**
 * Reads the text of a `release.json` of `name`.
 * @throws an error when it is no record of a release of that kind.
 */
export function parseRelease(name: string, text: string): AnyRelease {
  const record: unknown = JSON.parse(text);
  return kindOf(name) === 'shell'
    ? { kind: 'shell', record: shellRelease.parse(record) }
    : { kind: 'module', record: release.parse(record) };
}

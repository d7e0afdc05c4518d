import * as z from 'zod/mini';
import { moduleDescriptor } from './descriptor.ts';

/** The integrity value of a file. */
export const hash = z
  .string()
  .check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a sha256 integrity value'));

/** One immutable build of a module, as `release.json` in its version folder and in the release list. */
export const release = z.object({
  name: z.string(),
  /** `<package version>-<content id>`: the name of its folder. */
  version: z.string(),
  /** Unique to the version, so that two versions in one page never show each other's code (federation E4, E5). */
  federationName: z.string(),
  /** Absolute URL path of the version folder, ending in a slash. The page's policy allows its own origin only (design §12). */
  url: z.string(),
  builtAt: z.string(),
  descriptor: moduleDescriptor,
  /** Shared keys that this build takes from the shell (design §4). */
  consumes: z.array(z.string()),
  /** Those of them that its pages take as soon as it loads: the web host preloads the shell's files for them. */
  needs: z.array(z.string()),
  /** Integrity of each file that federation fetches without a check of its own (design §15.8), by path in the folder. */
  integrity: z.record(z.string(), hash),
  /** Files to preload for a route of this module, by path in the folder: the entry, then the expose and its chunks. */
  preload: z.array(z.string()),
});

/** Where a name stands: what every page loads, what it falls back to, what it never loads (design §5, §6). */
const pointer = z.object({
  current: z.string(),
  /** Last known good: loaded when `current` fails. Null when there is none; it may be `current` itself. */
  good: z.nullable(z.string()),
  /** Versions that a rollback left behind: never loaded except by preview. */
  bad: z.array(z.string()),
  /** Who moved the pointer last, and when. */
  by: z.string(),
  at: z.string(),
  /** Since when `current` is current: 24 h of it make a version good. Absent in older lists: then `at`. */
  since: z.optional(z.string()),
});

export const modulePointer = z.extend(pointer, {
  /** The escape hatch: its pages say that it is switched off, and none of its code is loaded. */
  disabled: z.boolean(),
  /** Records of `current` and of `good`, so that a page can fall back without another request. */
  releases: z.record(z.string(), release),
});

/**
 * `live.json`: the pointers of every module and the records of the releases that they name, so that a page
 * can start from this one file (design §6). The shell's own pointer names the build that the web host serves.
 */
export const releaseList = z.object({
  format: z.literal(1),
  updatedAt: z.string(),
  shell: pointer,
  modules: z.record(z.string(), modulePointer),
});

/** `release.json` of a shell build: the platform that it provides (design §4). */
export const shellRelease = z.object({
  name: z.literal('shell'),
  version: z.string(),
  builtAt: z.string(),
  /** Version of the shared singletons; what modules require. */
  platform: z.string(),
  /** Shared keys that the shell provides. */
  provides: z.array(z.string()),
});

export type Release = z.infer<typeof release>;
export type ReleaseList = z.infer<typeof releaseList>;
export type ShellRelease = z.infer<typeof shellRelease>;
export type ModulePointer = z.infer<typeof modulePointer>;

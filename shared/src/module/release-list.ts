import * as z from 'zod/mini';
import { moduleDescriptor } from './descriptor.ts';
import { HASH } from './hash.ts';
import { tolerantObject } from './tolerant-object.ts';

/** The integrity value of a file. */
export const hash = z.string().check(z.regex(HASH, 'must be a sha256 integrity value'));

/** `required`: it goes live only after a smoke test (decision 067). Absent before it is published, and in a page. */
const smokeTest = z.optional(z.string());

/**
 * A commit before these sources that passed all tests: with the tests of what changed since, these sources have passed too
 * (decision 033). Absent when that is not known.
 */
const testedCommit = z.optional(z.string());

/** The record of one immutable build of a module: `release.json` in its version folder, also in the release list. */
export const release = tolerantObject({
  name: z.string(),
  /** `<package version>-<content id>`, which is also the folder name. */
  version: z.string(),
  /** Unique to the version, so that two versions in one page never show each other's code (federation E4, federation E5). */
  federationName: z.string(),
  /** Absolute URL path of the version folder, ending in a slash. The page's policy allows its own origin only (design §12). */
  url: z.string(),
  builtAt: z.string(),
  descriptor: moduleDescriptor,
  /** The format that a reader of the descriptor needs (formats.ts). Absent in releases of `rollcall dev`: then 1. */
  descriptorFormat: z.optional(z.number()),
  /** Shared keys, and `key#name` of those whose names are checked, that this build consumes from the shell (design §4). */
  consumes: z.array(z.string()),
  /** Versions of the shell's libraries that this build was made with, by package. Absent in a page that has compared them. */
  libraries: z.optional(z.record(z.string(), z.string())),
  /** The keys in `consumes` that the module needs on load: the web host preloads the shell's files for them. */
  needs: z.array(z.string()),
  /** Version of the SDK that it was built with: the console keeps serving it (decision 069). Absent in a page. */
  sdk: z.optional(z.string()),
  /** Integrity of each file that federation fetches without checking it (design §15.8), by path in the folder. */
  integrity: z.record(z.string(), hash),
  /** Files to preload for a route of this module, by path in the folder: the entry, then the expose, its chunks and style sheets. */
  preload: z.array(z.string()),
  smokeTest,
  testedCommit,
  /** Present when it was sent to the release service, not built from the sources of the console (decision 072). */
  upload: z.optional(
    tolerantObject({
      /** The deploy token. */
      by: z.string(),
      at: z.string(),
      /** The commit of its sources, as the sender states it. */
      revision: z.optional(z.string()),
    }),
  ),
  /** Only in a page: its host has compared `consumes` and `libraries` with the page's shell, and left them out (decision 085). */
  isChecked: z.optional(z.boolean()),
  /** Only in a page, and checked: what a load needs besides is in `record.json` of its folder. */
  isPartial: z.optional(z.boolean()),
});

/** A pointer: the version that pages load, the one they fall back to, and those they never load (design §5, design §6). */
const pointer = tolerantObject({
  current: z.string(),
  /** Last known good: loaded when `current` fails. Null when there is none; may equal `current`. */
  good: z.nullable(z.string()),
  /** Versions that were rolled back: never loaded except in a preview. */
  bad: z.array(z.string()),
  /** Who moved the pointer last, and when. */
  by: z.string(),
  at: z.string(),
  /** When `current` became current: after 24 h it becomes `good`. Absent in older lists: then `at` counts. */
  since: z.optional(z.string()),
  /** When the last move asked open pages to load it at their next check (`--now`). Absent after other moves. */
  urgent: z.optional(z.string()),
});

export const modulePointer = z.extend(pointer, {
  /** The escape hatch: the module's pages show that it is disabled, and none of its code is loaded. */
  disabled: z.boolean(),
  /** Records of `current` and of `good`, so that a page can fall back without another request. */
  releases: z.record(z.string(), release),
});

/**
 * `live.json`: the pointers of every module and the records of the releases that they refer to, so that a page can
 * start from this one file (design §6). The shell's pointer names the build that the web host serves.
 */
export const releaseList = tolerantObject({
  format: z.literal(1),
  updatedAt: z.string(),
  shell: pointer,
  modules: z.record(z.string(), modulePointer),
});

/** `release.json` of a shell build, with the platform that it provides (design §4). */
export const shellRelease = tolerantObject({
  name: z.literal('shell'),
  version: z.string(),
  builtAt: z.string(),
  /** Version of the shared singletons; what modules require. */
  platform: z.string(),
  /** Shared keys that the shell provides, and the names of those whose names are checked, as `key#name`. */
  provides: z.array(z.string()),
  /** Names in `provides` that a later platform will drop, with what to use instead (decision 077). Absent in a page. */
  deprecated: z.optional(z.record(z.string(), z.string())),
  /** Versions of the libraries that the shell provides, by package. Absent in a page that has compared them. */
  libraries: z.optional(z.record(z.string(), z.string())),
  /** Integrity values of the inline scripts of its page, for the page's policy. Absent in a page. */
  inlineScripts: z.optional(z.array(hash)),
  /** URL path of its files, ending in a slash (decision 085). */
  filesUrl: z.string(),
  /** The formats that this shell reads (formats.ts). */
  reads: tolerantObject({
    list: z.number(),
    descriptor: z.number(),
    /** Of the data in a page: 2 has partial records (decision 085). */
    page: z.number(),
  }),
  smokeTest,
  testedCommit,
  /** Only in a page: what it provides is in `release.json` of its version. */
  isPartial: z.optional(z.boolean()),
});

export type Release = z.infer<typeof release>;
export type ReleaseList = z.infer<typeof releaseList>;
export type ShellRelease = z.infer<typeof shellRelease>;
export type ModulePointer = z.infer<typeof modulePointer>;

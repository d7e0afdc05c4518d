import * as z from 'zod/mini';
import { isReleaseName, isVersion } from './names.ts';

/** Counts of a version's loads in browsers, summed over the days that the web host keeps. */
const releaseHealth = z.object({
  ok: z.number(),
  /** Loads of this version that failed, after which last known good was shown. */
  fallback: z.number(),
  /** Loads after which the user saw the failure panel. */
  failed: z.number(),
  /** How often each failure reason was reported, for loads that were not `ok`. */
  why: z.record(z.string(), z.number()),
  /** The newest failure, with the id that its user was shown. Absent without one. */
  last: z.optional(z.object({ at: z.string(), supportId: z.optional(z.string()) })),
  /** Median time from navigation to a drawn module, in milliseconds; null without an `ok`. */
  medianMs: z.nullable(z.number()),
});

/** What administrators should know of a module before they change what is live. */
const moduleFacts = z.object({
  title: z.string(),
  team: z.string(),
  /** The name of its own backend. */
  backend: z.optional(z.string()),
  /** The rights that its routes, links and extensions ask for. */
  rights: z.array(z.string()),
});

/** A version in the store, whether or not a pointer refers to it. */
const publishedVersion = z.object({
  version: z.string(),
  builtAt: z.string(),
  /** The result of its last smoke test; absent for versions that need none (decision 067). */
  smokeTest: z.optional(z.enum(['passed', 'failed', 'missing'])),
  /** Why it cannot be used: its files are missing, or its `release.json` is damaged. Absent otherwise. */
  problem: z.optional(z.enum(['missing', 'damaged'])),
  /** A rollback can go to it: it was live before the live one. Absent when nothing of its name is live. */
  isEarlier: z.optional(z.boolean()),
  /** Who sent it, when, and the revision of the sources. Absent for one that was built from the console's own. */
  upload: z.optional(
    z.object({ by: z.string(), at: z.string(), revision: z.optional(z.string()) }),
  ),
  health: releaseHealth,
});

/** `GET /releases`: each name's pointer and its published versions, newest build first. Administrators only. */
export const releasesReport = z.object({
  names: z.array(
    z.object({
      /** `shell`, or a module's name. */
      name: z.string(),
      current: z.string(),
      good: z.nullable(z.string()),
      bad: z.array(z.string()),
      disabled: z.boolean(),
      by: z.string(),
      at: z.string(),
      /** Since when its live version is live. */
      since: z.optional(z.string()),
      /** Of its live version. Absent for the shell. */
      module: z.optional(moduleFacts),
      /** Names that its live version uses and that a later platform will drop, with what to use instead. Absent without any. */
      deprecated: z.optional(z.record(z.string(), z.string())),
      versions: z.array(publishedVersion),
    }),
  ),
  /** Modules that were published and are not live, as before their first release. */
  notLive: z.array(
    z.object({
      name: z.string(),
      /** Of its newest version. Absent when none can be read. */
      module: z.optional(moduleFacts),
      versions: z.array(publishedVersion),
    }),
  ),
});

/** Actions on a pointer, except releasing, which needs a build. */
export const pointerAction = z.enum(['rollback', 'confirm', 'disable', 'enable']);

/** `POST /releases/{name}/moves`: moves a pointer as the command of the same name does. Administrators only. */
export const pointerMove = z.strictObject({
  /** `release` makes a published version live, as after a preview. */
  action: z.enum([...pointerAction.options, 'release']),
  /** The version to go to: needed by `release`; `rollback` without it goes to last known good. */
  to: z.optional(z.string()),
  /** The version that was current when the user chose the move: refused with 409 when another is current now. */
  from: z.optional(z.string()),
  /** Makes open pages load the result at their next check, unless they have unsaved input. For `rollback` and `disable`. */
  now: z.optional(z.boolean()),
  /** Allows a version that is marked bad to become live again. */
  again: z.optional(z.boolean()),
  /** Allows a version without a passed smoke test to become live; the log notes it. */
  unsmoked: z.optional(z.boolean()),
});

/** Why a load failed: the kinds of failure that the module runtime distinguishes. */
export const failureKind = z.enum([
  'disabled',
  'incompatible',
  'timeout',
  'load',
  'shape',
  'render',
]);

/**
 * One load of a module, or a start of the shell that failed, as reported by a page (design §5, last point). Anyone may
 * send it, so it has no free text.
 */
export const outcome = z.strictObject({
  module: z.string().check(z.refine(isReleaseName, 'must be shell or the name of a module')),
  /** The version that was tried. */
  version: z.string().check(z.refine(isVersion, 'must be a version')),
  /** From the navigation to the end of the load, in milliseconds. */
  ms: z.number().check(z.gte(0), z.lte(600_000)),
  result: z.enum(['ok', 'fallback', 'failed']),
  /** Only when not `ok`. */
  why: z.optional(failureKind),
  /** The id that the page shows to its user; only when not `ok`. */
  supportId: z.optional(z.string().check(z.regex(/^[0-9A-Z]{1,7}$/))),
});

/** `POST /releases/outcomes`: loads since the last report; no session needed. Returns 202. */
export const outcomesReport = z.strictObject({
  outcomes: z.array(outcome).check(z.minLength(1), z.maxLength(20)),
});

/** `GET /releases/tokens`: a deploy token without its text, which is shown once. Times are ISO. Administrators only. */
export interface DeployTokenInfo {
  readonly id: string;
  /** What it is for. */
  readonly title: string;
  readonly modules: readonly string[];
  /** `read`, `publish`, `point`. */
  readonly actions: readonly string[];
  readonly by: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt?: string | undefined;
  readonly revokedAt?: string | undefined;
}

/** `GET /releases/log`: a pointer move; the newest comes first. Administrators only. */
export interface ReleaseMove {
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  /** Last known good after it. */
  readonly good: string | null;
  /** It went live without a passed smoke test. */
  readonly unsmoked?: boolean | undefined;
}

export type ReleasesReport = z.infer<typeof releasesReport>;
export type PublishedVersion = z.infer<typeof publishedVersion>;
export type PointerAction = z.infer<typeof pointerAction>;
export type PointerMove = z.infer<typeof pointerMove>;
export type ReleaseHealth = z.infer<typeof releaseHealth>;
export type FailureKind = z.infer<typeof failureKind>;
export type Outcome = z.infer<typeof outcome>;

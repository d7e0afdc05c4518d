import * as z from 'zod/mini';
import { release } from './release-list.ts';

// The part of release control that pages use. Separate from the schemas that only servers read: schemas are never
// tree-shaken, and every page loads this file.

/** Paths of release control and of outcomes, on the web host's own origin whatever the backend is (design §6). */
export const RELEASES_PATH = '/api/v1/releases';
export const OUTCOMES_PATH = '/api/v1/releases/outcomes';

/** `GET /releases/{name}/{version}`: the record of any published module version, for `?preview=`. Administrators only. */
export const publishedRelease = release;

const uploadFacts = z.object({
  team: z.string(),
  /** The deploy token that sent it. */
  by: z.string(),
  revision: z.optional(z.string()),
});

/**
 * The response in place of the record of a version that was uploaded (decision 072): what administrators should know before
 * its code runs with their session. With `?consent=run` they get the record.
 */
export const consentNeeded = z.object({ upload: uploadFacts });

export type UploadFacts = z.infer<typeof uploadFacts>;

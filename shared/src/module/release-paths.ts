import { release } from './release-list.ts';

// What the page asks release control for, apart from what only servers read of it: schemas are never shaken off, and
// every page loads this.

/** Paths of release control and of outcomes, on the web host's own origin whatever the backend is (design §6). */
export const RELEASES_PATH = '/api/v1/releases';
export const OUTCOMES_PATH = '/api/v1/releases/outcomes';

/** `GET /releases/{name}/{version}`: the record of any published module version, for `?preview=`. Administrators only. */
export const publishedRelease = release;

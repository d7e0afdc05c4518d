// The part of release control that pages use. Separate from the schemas that only servers read: schemas are never
// tree-shaken, and every page loads this file.

/** Paths of release control and of outcomes, on the web host's own origin whatever the backend is (design §6). */
export const RELEASES_PATH = '/api/v1/releases';
export const TOKENS_PATH = '/api/v1/releases/tokens';
export const LOG_PATH = '/api/v1/releases/log';
export const OUTCOMES_PATH = '/api/v1/releases/outcomes';

/** Moves that the log has over HTTP, the newest; `log.jsonl` in the store has all. */
export const MAX_MOVES = 200;

/** The public record of a module's release, in its folder on the web host: what partial records in a page leave out. */
export const RECORD_FILE = 'record.json';

/** The shell's development build, in the folder of a version, and its page (decision 032). */
export const DEVELOPMENT_FOLDER = 'dev';
export const DEVELOPMENT_PAGE = `${DEVELOPMENT_FOLDER}/page.json`;

/** What administrators should know of an uploaded release before its code runs with their session (decision 072). */
export interface UploadFacts {
  readonly team: string;
  /** The deploy token that sent it. */
  readonly by: string;
  readonly revision?: string | undefined;
}

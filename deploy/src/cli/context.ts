import { userInfo } from 'node:os';
import { ROOT } from '../build/workspaces.ts';
import { folderOutcomes, type OutcomeStore } from '../outcomes/outcome-store.ts';
import { readWebSettings } from '../process/env.ts';
import { folderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What every command needs. */
export interface CommandContext {
  readonly store: ReleaseStore;
  readonly outcomes: OutcomeStore;
  /** The folder of the store's versions. */
  readonly releasesDir: string;
  /** The name for the log. */
  readonly by: string;
  /** Print one JSON object on stdout instead of text. */
  readonly json: boolean;
  /** Aborted when the command is stopped. */
  readonly signal: AbortSignal;
}

/** Reads stores and operator from the environment. A relative DATA_DIR is relative to the root of the checkout. */
export function openContext(
  { json = false, by }: { readonly json?: boolean; readonly by?: string },
  signal: AbortSignal,
): CommandContext {
  const { releasesDir, outcomesDir } = readWebSettings(process.env, ROOT);
  const store = folderStore(releasesDir);
  const outcomes = folderOutcomes(outcomesDir);
  return { store, outcomes, releasesDir, by: by ?? operator(), json, signal };
}

/** The user who started the pipeline, otherwise this machine's user. */
function operator(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN } = process.env;
  return GITHUB_ACTOR ?? GITLAB_USER_LOGIN ?? userInfo().username;
}

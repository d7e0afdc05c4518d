import { userInfo } from 'node:os';
import type { MaintenanceFlags, Operator } from '@rollcall/cli/operator';
import { releaseProject } from '@rollcall/cli/release-project';
import { withBuildLock } from '../build/build-lock.ts';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces, ROOT } from '../build/workspaces.ts';
import { readWebSettings } from '../process/env.ts';
import { pruneVersions } from '../releases/prune.ts';
import { folderStore } from '../store/folder-store.ts';
import { addBackend } from './backend-command.ts';
import { openCheckoutTools } from './checkout-tools.ts';
import { connectHere } from './local-console.ts';
import { addToken } from './token-command.ts';

/** The operator of the console whose DATA_DIR the environment names; a relative one is relative to the checkout. */
export function openOperator(signal: AbortSignal): Operator {
  const settings = readWebSettings(process.env, ROOT);
  const { PORT, PUBLIC_URL, releasesDir } = settings;
  const store = folderStore(releasesDir);
  const url = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    url,
    folder: ROOT,
    connect: (by = userName()) => connectHere({ store, settings, url, by }, signal),
    release: (project, options) =>
      withBuildLock(project.name, () =>
        releaseProject(project, { ...options, openTools: openCheckoutTools }),
      ),
    differing: (names) =>
      listWorkspaces()
        .filter((one) => {
          const live = names.find(({ name }) => name === one.name);
          return live && live.current !== releaseVersion(one);
        })
        .map(({ name }) => name),
    addFlags(command) {
      command.option('--by <who>', 'name for the log (default: the current user)');
      for (const flag of FLAGS[command.name()] ?? []) command.option(...flag);
    },
    addCommands(program, cli) {
      const context = { ...cli, program, store, releasesDir, userName };
      addToken(context);
      addBackend(context);
    },
    async maintain({ repair, prune, dryRun: isDryRun = false, by = userName() }: MaintenanceFlags) {
      if (repair) {
        const done = await store.repair();
        return { result: { done }, text: done.join('\n') };
      }
      if (!prune) return undefined;
      const removed = await pruneVersions(store, { by, isDryRun });
      return { result: { removed }, text: describePruned(removed, isDryRun) };
    },
  };
}

/** Besides those of every console. */
const FLAGS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  release: [['--all-tests', 'also run the tests that do not depend on what changed']],
  releases: [
    ['--repair', 'repair a damaged live.json or log.jsonl, and report what was done'],
    ['--prune', 'remove versions that nothing has needed for 30 days; hosts do so once a day'],
    ['--dry-run', 'with --prune: only list them'],
  ],
};

/** The user who started the pipeline, otherwise this machine's user. */
function userName(): string {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN } = process.env;
  return GITHUB_ACTOR ?? GITLAB_USER_LOGIN ?? userInfo().username;
}

function describePruned(
  removed: readonly { readonly name: string; readonly version: string }[],
  isDryRun: boolean,
): string {
  if (removed.length === 0) return 'Nothing to remove: every version is still needed or recent.';
  const names = removed.map(({ name, version }) => `  ${name} ${version}`).join('\n');
  return `${isDryRun ? 'These versions would be removed' : 'Removed'}:\n${names}`;
}

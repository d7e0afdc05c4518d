import { parseArgs } from 'node:util';
import { type PrintLine, step } from '../process/progress.ts';
import { runOnce } from '../process/run-once.ts';
import { withBuildLock } from './build-lock.ts';
import { buildWorkspace, findBuild } from './build-workspace.ts';
import { releaseVersion } from './content-id.ts';
import { inParallel } from './in-parallel.ts';
import { listWorkspaces } from './workspaces.ts';

/**
 * `npm run build [-- NAME …]`: builds shell and modules, or the named ones, into their `dist`; publishes nothing. With
 * `--changed` only those whose sources changed since their last build.
 */
await runOnce(async () => {
  const printLine: PrintLine = (line) => console.log(line);
  const { values, positionals: names } = parseArgs({
    options: { changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  const selected = listWorkspaces().filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  await inParallel(selected, async (workspace) => {
    const version = releaseVersion(workspace);
    if (values.changed && findBuild(workspace, version)) return;
    await step(printLine, `${workspace.name} ${version}`, () =>
      withBuildLock(workspace.name, () => buildWorkspace(workspace, version)),
    );
  });
});

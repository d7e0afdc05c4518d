import { type PrintLine, step } from '../process/progress.ts';
import { runOnce } from '../process/run-once.ts';
import { buildWorkspace } from './build-workspace.ts';
import { releaseVersion } from './content-id.ts';
import { inParallel } from './in-parallel.ts';
import { listWorkspaces } from './workspaces.ts';

/** `npm run build [-- NAME …]`: builds shell and modules, or the named ones, into their `dist`; publishes nothing. */
await runOnce(async () => {
  const printLine: PrintLine = (line) => console.log(line);
  const names = process.argv.slice(2);
  const selected = listWorkspaces().filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  await inParallel(selected, (workspace) => {
    const version = releaseVersion(workspace);
    return step(printLine, `${workspace.name} ${version}`, () =>
      buildWorkspace(workspace, version),
    );
  });
});

import { type PrintLine, step } from '../process/progress.ts';
import { runOnce } from '../process/run-once.ts';
import { buildWorkspace } from './build-workspace.ts';
import { releaseVersion } from './content-id.ts';
import { inParallel } from './in-parallel.ts';
import { listWorkspaces } from './workspaces.ts';

/** `npm run build [-- NAME …]`: builds the shell and every module, or those named, into their `dist`; publishes nothing. */
await runOnce(async () => {
  const say: PrintLine = (line) => console.log(line);
  const names = process.argv.slice(2);
  const wanted = listWorkspaces().filter(({ name }) => names.length === 0 || names.includes(name));
  await inParallel(wanted, (workspace) => {
    const version = releaseVersion(workspace);
    return step(say, `${workspace.name} ${version}`, () => buildWorkspace(workspace, version));
  });
});

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { buildSdk } from '../sdk/build-sdk.ts';
import { SDK_FOLDER } from '../sdk/sdk-index.ts';
import { releaseVersion } from './content-id.ts';
import { buildDevelopmentShell } from './development-shell.ts';
import { type ModuleBuild, moduleBuild } from './module-build.ts';
import { runBundler } from './run-bundler.ts';
import { ROOT, type Workspace } from './workspaces.ts';

/** `build.json` of the shell's build. */
const shellBuild = z.object({
  name: z.string(),
  version: z.string(),
  platform: z.string(),
  provides: z.array(z.string()),
  inlineScripts: z.array(z.string()),
  filesUrl: z.string(),
  libraries: z.record(z.string(), z.string()),
});

/** A finished build: the folder of its files, and its `build.json`. */
export type Build = { readonly workspace: Workspace; readonly dist: string } & (
  | { readonly kind: 'module'; readonly record: ModuleBuild }
  | { readonly kind: 'shell'; readonly record: z.infer<typeof shellBuild> }
);

/** A file with the version whose finished build `dist` is: the bundler may have been stopped, or sources edited meanwhile. */
const noteOf = ({ name, folder }: Workspace) => join(dirname(folder), '.cache/builds', name);

/** The build of a version that is in `dist` already, for example since `npm run check`; undefined if it is not. */
export function findBuild(workspace: Workspace, version: string): Build | undefined {
  const dist = join(workspace.folder, 'dist');
  if (!existsSync(noteOf(workspace)) || !existsSync(join(dist, 'build.json'))) return undefined;
  if (readFileSync(noteOf(workspace), 'utf8') !== version) return undefined;
  const build = readBuild(workspace);
  // `rsbuild build` by itself writes no note.
  return build.record.version === version ? build : undefined;
}

/**
 * Builds one workspace into its `dist` as `version`.
 * @throws OperatorError with the bundler's own output when it fails.
 */
export async function buildWorkspace(
  workspace: Workspace,
  version: string,
  signal?: AbortSignal,
): Promise<Build> {
  const note = noteOf(workspace);
  rmSync(note, { force: true });
  await runBundler(workspace, { version, mode: 'production' }, signal);
  if (workspace.kind === 'shell') {
    await buildDevelopmentShell(workspace, version, signal);
    await buildSdk(ROOT, join(workspace.folder, 'dist', SDK_FOLDER));
  }
  mkdirSync(dirname(note), { recursive: true });
  if (releaseVersion(workspace) === version) writeFileSync(note, version);
  return readBuild(workspace);
}

function readBuild(workspace: Workspace): Build {
  const dist = join(workspace.folder, 'dist');
  const record: unknown = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  return workspace.kind === 'shell'
    ? { kind: 'shell', workspace, dist, record: shellBuild.parse(record) }
    : { kind: 'module', workspace, dist, record: moduleBuild.parse(record) };
}

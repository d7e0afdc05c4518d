import { execFileSync } from 'node:child_process';
import { buildProject, candidateOf, checkTypes, packBuild, testProject } from './build-project.ts';
import type { Project } from './project.ts';
import type { ReleaseClient, RemoteMove } from './release-client.ts';
import { runSteps, type Step } from './run-steps.ts';
import { NoBrowserError } from './smoke/browser.ts';
import { type SmokeRecord, summarizeSmokeTest } from './smoke/smoke-record.ts';
import { ensureSmoked, smokePublished } from './smoke-release.ts';

export interface ReleaseOptions {
  /** Publish for administrators to preview, without moving the pointer. */
  readonly preview: boolean;
  readonly skipTests: boolean;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
  /** Go live without a smoke test; the log keeps it. */
  readonly unsmoked: boolean;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

/** The record of the smoke test, if there was one. */
interface Smoked {
  readonly smoke?: SmokeRecord | undefined;
}

export type RemoteReleased =
  | (RemoteMove & Smoked)
  | ({ readonly name: string; readonly published: string } & Smoked)
  | { readonly name: string; readonly alreadyLive: string };

/** Results of steps, for the steps that follow. */
interface StepResults {
  moved?: RemoteMove;
  smoke?: SmokeRecord;
}

/**
 * Tests, builds, publishes a module at a console, and makes it live. The console's gate is asked before anything is built.
 * @throws CommandError; users see no change until the last step.
 */
export async function releaseProject(
  project: Project,
  client: ReleaseClient,
  { preview, skipTests, again, unsmoked, json, signal }: ReleaseOptions,
): Promise<RemoteReleased> {
  const { name, version } = project;
  const { names } = await client.report();
  const current = names.find((one) => one.name === name)?.current;
  if (current === version) return { name, alreadyLive: version };
  const steps: Step<StepResults>[] = [
    {
      title: `Gate: sources of ${name} ${version}`,
      run: async () => client.check(name, await candidateOf(project, signal)),
    },
    {
      title: 'Test and build',
      run: [
        { title: 'Tests', skip: skipTests, run: () => testProject(project, signal) },
        { title: 'Types', skip: skipTests, run: () => checkTypes(project, signal) },
        { title: 'Build', run: () => buildProject(project, signal) },
      ],
    },
    {
      title: 'Publish',
      async run() {
        const archive = await packBuild(project);
        await client.publish(project, archive, revisionOf(project.folder));
        return `Published: ${(archive.length / 1000).toFixed(0)} kB`;
      },
    },
    { title: 'Smoke test', skip: unsmoked, run: smokeStep({ project, client, preview, signal }) },
    {
      title: 'Go live',
      skip: preview,
      async run(results) {
        const move = { action: 'release', to: version, from: current, again, unsmoked } as const;
        results.moved = await client.move(name, move);
        return `Live: ${name} ${version}`;
      },
    },
  ];
  const { moved, smoke } = await runSteps(steps, json);
  return { ...(moved ?? { name, published: version }), ...(smoke && { smoke }) };
}

/** Makes a published version live, after a smoke test. */
export async function releasePublished(
  client: ReleaseClient,
  {
    name,
    folder,
    version,
  }: { readonly name: string; readonly folder: string; readonly version: string },
  { again, unsmoked, signal }: Pick<ReleaseOptions, 'again' | 'unsmoked' | 'signal'>,
): Promise<RemoteReleased> {
  const smoke = unsmoked
    ? undefined
    : await ensureSmoked(client, { name, version, folder }, signal);
  const moved = await client.move(name, { action: 'release', to: version, again, unsmoked });
  return { ...moved, ...(smoke && { smoke }) };
}

interface SmokeStep extends Pick<ReleaseOptions, 'preview' | 'signal'> {
  readonly project: Project;
  readonly client: ReleaseClient;
}

/** Opens the pages of what was published. Before a preview a failure is reported, and stops nothing. */
const smokeStep =
  ({ project, client, preview, signal }: SmokeStep) =>
  async (results: StepResults): Promise<string> => {
    try {
      const smoke = await (preview ? smokePublished : ensureSmoked)(client, project, signal);
      if (!smoke) return 'Smoke test: not needed';
      results.smoke = smoke;
      return summarizeSmokeTest(smoke);
    } catch (error) {
      if (preview && error instanceof NoBrowserError)
        return `Smoke test: not run. ${error.message}`;
      throw error;
    }
  };

/** The commit that is checked out, for the record; undefined outside a git repository. */
function revisionOf(folder: string): string | undefined {
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

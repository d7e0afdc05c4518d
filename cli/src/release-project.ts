import { execFileSync } from 'node:child_process';
import { buildProject, candidateOf, checkTypes, packBuild, testProject } from './build-project.ts';
import type { CommandLine } from './command-line.ts';
import type { Project } from './project.ts';
import type { Candidate, Moved, ReleaseClient } from './release-client.ts';
import { runSteps, type Step } from './run-steps.ts';
import { NoBrowserError } from './smoke/browser.ts';
import { type SmokeRecord, summarizeSmokeTest } from './smoke/smoke-record.ts';
import { ensureSmoked, smokePublished } from './smoke-release.ts';

/** What a release needs to know, whether or not it builds. */
interface ReleaseRun {
  readonly client: ReleaseClient;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
  /** Go live without a smoke test; the log keeps it. */
  readonly unsmoked: boolean;
  readonly json: boolean;
  readonly commandLine: CommandLine;
  readonly signal: AbortSignal;
}

export interface ReleaseOptions extends ReleaseRun {
  /** Publish for administrators to preview, without moving the pointer. */
  readonly preview: boolean;
  readonly skipTests: boolean;
  /** Also run the tests that do not depend on what changed since the live version. */
  readonly allTests: boolean;
  /** By default those of a module with a repository of its own. */
  readonly openTools?: OpenTools;
}

/** How a project is tested, built and published; a step may return its new title. */
interface ProjectTools {
  /** What a release will require. */
  needs(): Promise<Omit<Candidate, 'again'>>;
  test(): Promise<string | void>;
  checkTypes(): Promise<string | void>;
  build(): Promise<string | void>;
  publish(): Promise<string | void>;
}

/** The tools for a release of a project; `live` is the version that is live now. */
export type OpenTools = (
  project: Project,
  live: string | undefined,
  options: ReleaseOptions,
) => Promise<ProjectTools>;

/** The record of the smoke test, if there was one. */
interface Smoked {
  readonly smoke?: SmokeRecord | undefined;
}

/** The result of a release: a pointer move, a version to preview, or the version that is already live. */
export type Released =
  | (Moved & Smoked)
  | ({ readonly name: string; readonly published: string } & Smoked)
  | { readonly name: string; readonly alreadyLive: string };

/** Results of steps, for the steps that follow. */
interface StepResults {
  moved?: Moved;
  smoke?: SmokeRecord;
}

/**
 * Tests, builds and publishes a project at a console, and makes it live (design §6). The console's gate is asked before
 * anything is built.
 * @throws CommandError; users see no change until the last step.
 */
export async function releaseProject(project: Project, options: ReleaseOptions): Promise<Released> {
  const { name, version, descriptor } = project;
  const { client, preview, skipTests, again, unsmoked, json, signal } = options;
  const live = await liveVersion(client, name);
  if (live === version) return { name, alreadyLive: version };
  const tools = await (options.openTools ?? ownTools)(project, live, options);
  const steps: Step<StepResults>[] = [
    {
      title: `Gate: sources of ${name} ${version}`,
      // The shell has no descriptor, and its rules are about its build.
      skip: descriptor === undefined,
      run: async () => client.check(name, { ...(await tools.needs()), again }),
    },
    {
      title: 'Test and build',
      run: [
        { title: 'Tests', skip: skipTests, run: () => tools.test() },
        { title: 'Types', skip: skipTests, run: () => tools.checkTypes() },
        { title: 'Build', run: () => tools.build() },
      ],
    },
    { title: 'Publish', run: () => tools.publish() },
    { title: 'Smoke test', skip: unsmoked, run: smokeStep(project, options) },
    {
      title: 'Go live',
      skip: preview,
      async run(results) {
        signal.throwIfAborted();
        const move = { action: 'release', to: version, from: live, again, unsmoked } as const;
        results.moved = await client.move(name, move);
        return `Live: ${name} ${version}`;
      },
    },
  ];
  const { moved, smoke } = await runSteps(steps, json);
  return { ...(moved ?? { name, published: version }), ...(smoke && { smoke }) };
}

/** A published version, and a folder that has the browser's package. */
interface Published {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Makes a published version live, after a smoke test unless it has one.
 * @throws CommandError; then nothing was changed.
 */
export async function releasePublished(published: Published, run: ReleaseRun): Promise<Released> {
  const { name, version } = published;
  const { client, again, unsmoked, json } = run;
  const live = await liveVersion(client, name);
  if (live === version) return { name, alreadyLive: version };
  const step = { title: 'Smoke test', run: smokeStep(published, { ...run, preview: false }) };
  const { smoke } = unsmoked ? {} : await runSteps<StepResults>([step], json);
  const move = { action: 'release', to: version, from: live, again, unsmoked } as const;
  return { ...(await client.move(name, move)), ...(smoke && { smoke }) };
}

const liveVersion = async (client: ReleaseClient, name: string): Promise<string | undefined> =>
  (await client.report()).names.find((one) => one.name === name)?.current;

/** The tools of a module with a repository of its own: its own commands, and an upload. */
const ownTools: OpenTools = async (project, _live, { client, signal }) => ({
  needs: () => candidateOf(project, signal),
  test: () => testProject(project, signal),
  checkTypes: () => checkTypes(project, signal),
  build: () => buildProject(project, signal),
  async publish() {
    const archive = await packBuild(project);
    await client.publish(project, archive, revisionOf(project.folder));
    return `Published: ${(archive.length / 1000).toFixed(0)} kB`;
  },
});

/** Opens the pages of what was published. Before a preview a failure is reported, and stops nothing. */
const smokeStep =
  (published: Published, run: ReleaseRun & Pick<ReleaseOptions, 'preview'>) =>
  async (results: StepResults): Promise<string> => {
    const { client, preview } = run;
    try {
      const smoke = await (preview ? smokePublished : ensureSmoked)(client, published, run);
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

import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { runSteps, type Step } from '@rollcall/cli/run-steps';
import type { SmokeRecord } from '@rollcall/cli/smoke/smoke-record';
import { type AnyRelease, pointerOf, type ReleaseList } from '@rollcall/shared/module';
import { withBuildLock } from '../build/build-lock.ts';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { compareSources, type SourceState } from '../build/compare-sources.ts';
import { releaseVersion } from '../build/content-id.ts';
import { sourceCandidate } from '../build/source-candidate.ts';
import type { Workspace } from '../build/workspaces.ts';
import { assertRules, LIVE_RULES, SOURCE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import { type Moved, nothingLive, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { checkBuild, publishBuild, withSmokeTestRequired } from '../releases/publish-build.ts';
import type { CommandContext } from './context.ts';
import { checkTypes, runTests } from './run-tests.ts';
import { previewSmokeStep, smokeStep } from './smoke-step.ts';

interface Options {
  /** Skip the tests, since they have already run, for example in an earlier pipeline step. */
  readonly skipTests: boolean;
  /** Also run the tests that do not depend on what changed since the live version. */
  readonly allTests: boolean;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
  /** Publish for administrators to preview, without moving the pointer. */
  readonly preview: boolean;
  /** Go live without a smoke test; the log keeps it. */
  readonly unsmoked: boolean;
}

/** The result of a release: a pointer move, a version to preview, or the version that is already live. */
export type Released =
  | (Moved & Smoked)
  | ({ readonly name: string; readonly published: string } & Smoked)
  | { readonly name: string; readonly alreadyLive: string };

interface Smoked {
  /** The record of its smoke test; absent when there was none. */
  readonly smoke?: SmokeRecord;
}

/** Everything that is known about a release before its first step. */
interface Plan extends Options {
  readonly workspace: Workspace;
  readonly context: CommandContext;
  readonly version: string;
  readonly list: ReleaseList;
  /** The live version; null when there is none. */
  readonly current: string | null;
  readonly sources: SourceState;
}

/** Results of steps, for the steps that follow. */
interface StepResults {
  build: Build;
  release: AnyRelease;
  moved: Moved;
  smoke?: SmokeRecord;
}

/**
 * `npm run release`: tests, build, gate, publish, pointer move (design §6) of one workspace. Nothing else changes.
 * @throws CommandError or GateError; users see no change until the pointer moves.
 */
export async function releaseWorkspace(
  workspace: Workspace,
  context: CommandContext,
  options: Options,
): Promise<Released> {
  const { name } = workspace;
  const list = await context.store.readList();
  if (!list) throw nothingLive();
  const version = releaseVersion(workspace);
  const current = pointerOf(list, name)?.current ?? null;
  if (current === version) return { name, alreadyLive: version };
  const live = current === null ? undefined : await readRelease(context.store, name, current);
  const sources = compareSources(
    workspace,
    options.allTests ? undefined : live?.record.testedCommit,
  );
  const plan = { workspace, context, version, list, current, sources, ...options };
  const steps = [
    sourceGate(plan),
    testAndBuild(plan),
    buildGate(plan),
    publish(plan),
    smokeTest(plan),
    goLive(plan),
  ];
  const results = await withBuildLock(name, () => runSteps(steps, context.json));
  const smoke = results.smoke ? { smoke: results.smoke } : {};
  return options.preview ? { name, published: version, ...smoke } : { ...results.moved, ...smoke };
}

/** The rules that need no build. They run first, so that a conflict is reported before the tests run. */
function sourceGate({ workspace, context, version, list, again }: Plan): Step<StepResults> {
  const { kind, name, descriptor: source } = workspace;
  return {
    title: `Gate: sources of ${name} ${version}`,
    skip: kind === 'shell',
    async run() {
      await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor: source });
      const record = sourceCandidate(workspace, version);
      await assertRules(`${name} ${version}`, LIVE_RULES, {
        candidate: { kind: 'module', record },
        live: await readLive(context.store, list),
        isRollback: false,
        again,
      });
    },
  };
}

function testAndBuild(plan: Plan): Step<StepResults> {
  const { workspace, skipTests, sources, version } = plan;
  const { signal } = plan.context;
  return {
    title: 'Test and build',
    run: [
      {
        title: 'Tests',
        skip: skipTests,
        run: () => runTests(workspace, { since: sources.base, signal }),
      },
      { title: 'Types', skip: skipTests, run: () => checkTypes(workspace, signal) },
      {
        title: 'Build',
        async run(results) {
          results.build = await build(workspace, version, signal);
        },
      },
    ],
  };
}

const buildGate = ({ skipTests, sources }: Plan): Step<StepResults> => ({
  title: 'Gate: build',
  async run(results) {
    const testedCommit = skipTests ? undefined : sources.tested;
    results.release = withSmokeTestRequired(await checkBuild(results.build, testedCommit));
  },
});

const publish = ({ context }: Plan): Step<StepResults> => ({
  title: 'Publish',
  run: (results) => publishBuild(context.store, results.build, results.release),
});

function smokeTest({ context, preview, unsmoked }: Plan): Step<StepResults> {
  const step = preview ? previewSmokeStep : smokeStep;
  return { ...step<StepResults>(context, ({ release }) => release), skip: unsmoked };
}

function goLive(plan: Plan): Step<StepResults> {
  const { version, current, again, unsmoked, preview } = plan;
  const { store, outcomes, by, signal } = plan.context;
  const { name } = plan.workspace;
  return {
    title: 'Gate and go live',
    skip: preview,
    async run(results) {
      signal.throwIfAborted();
      // Promote a proven version first, so that it remains the rollback target of the new one.
      await promoteProven(store, outcomes);
      const options = { by, again, unsmoked, from: current };
      results.moved = await pointTo(store, { name, version }, options);
      return `Live: ${name} ${version}`;
    },
  };
}

async function build(workspace: Workspace, version: string, signal: AbortSignal): Promise<Build> {
  const built = await buildWorkspace(workspace, version, signal).catch((cause: Error) => {
    throw new CommandError(cause.message, EXIT.build, cause);
  });
  if (releaseVersion(workspace) === version) return built;
  throw new CommandError(
    `The source of ${workspace.name} changed while it was being built: release again.`,
    EXIT.build,
  );
}

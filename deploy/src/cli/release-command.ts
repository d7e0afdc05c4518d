import { type AnyRelease, pointerOf, type ReleaseList } from '@rollcall/shared/module';
import { withBuildLock } from '../build/build-lock.ts';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { releaseVersion } from '../build/content-id.ts';
import { sourceCandidate } from '../build/source-candidate.ts';
import type { Workspace } from '../build/workspaces.ts';
import { assertRules, LIVE_RULES, SOURCE_RULES } from '../gate/gate.ts';
import { readLive } from '../gate/read-live.ts';
import { type Moved, nothingLive, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { checkBuild, publishBuild } from '../releases/publish-build.ts';
import { CommandError } from './command-error.ts';
import type { CommandContext } from './context.ts';
import { EXIT } from './exit-codes.ts';
import { runSteps, type Step } from './run-steps.ts';
import { checkTypes, runTests } from './run-tests.ts';

interface Options {
  /** Skip the tests, since they have already run, for example in an earlier pipeline step. */
  readonly skipTests: boolean;
  /** Also run the tests that are unchanged since they passed. */
  readonly allTests: boolean;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
  /** Publish for administrators to preview, without moving the pointer. */
  readonly preview: boolean;
}

/** The result of a release: a pointer move, a version to preview, or the version that is already live. */
export type Released =
  | Moved
  | { readonly name: string; readonly published: string }
  | { readonly name: string; readonly alreadyLive: string };

/** Everything that is known about a release before its first step. */
interface Plan extends Options {
  readonly workspace: Workspace;
  readonly context: CommandContext;
  readonly version: string;
  readonly list: ReleaseList;
  /** The live version; null when there is none. */
  readonly current: string | null;
}

/** Results of steps, for the steps that follow. */
interface StepResults {
  build: Build;
  release: AnyRelease;
  moved: Moved;
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
  const plan = { workspace, context, version, list, current, ...options };
  const steps = [sourceGate(plan), testAndBuild(plan), BUILD_GATE, publish(plan), goLive(plan)];
  const { moved } = await withBuildLock(name, () => runSteps(steps, context.json));
  return options.preview ? { name, published: version } : moved;
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
  const { workspace, skipTests, allTests, version } = plan;
  const { signal } = plan.context;
  return {
    title: 'Test and build',
    run: [
      {
        title: 'Tests',
        skip: skipTests,
        run: () => runTests(workspace, { all: allTests, signal }),
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

const BUILD_GATE: Step<StepResults> = {
  title: 'Gate: build',
  async run(results) {
    results.release = await checkBuild(results.build);
  },
};

const publish = ({ context }: Plan): Step<StepResults> => ({
  title: 'Publish',
  run: (results) => publishBuild(context.store, results.build, results.release),
});

function goLive({ workspace, context, version, current, again, preview }: Plan): Step<StepResults> {
  const { store, outcomes, by, signal } = context;
  const { name } = workspace;
  return {
    title: 'Gate and go live',
    skip: preview,
    async run(results) {
      signal.throwIfAborted();
      // Promote a proven version first, so that it remains the rollback target of the new one.
      await promoteProven(store, outcomes);
      results.moved = await pointTo(store, { name, version }, { by, again, from: current });
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

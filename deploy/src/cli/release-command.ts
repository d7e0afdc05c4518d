import {
  type AnyRelease,
  moduleDescriptor,
  pointerOf,
  type ReleaseList,
} from '@rollcall/shared/module';
import { withBuildLock } from '../build/build-lock.ts';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { releaseVersion } from '../build/content-id.ts';
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
  /** The tests ran before, as in a pipeline of their own. */
  readonly skipTests: boolean;
  /** Also the tests that were green with what they depend on now. */
  readonly allTests: boolean;
  /** A version marked bad may be live again. */
  readonly again: boolean;
  /** Publish it for administrators to look at, and move no pointer. */
  readonly preview: boolean;
}

/** What a release came to: a move, a version to preview, or the version that is live already. */
export type Released =
  | Moved
  | { readonly name: string; readonly published: string }
  | { readonly name: string; readonly alreadyLive: string };

/** What a release is about, known before its first step. */
interface Plan extends Options {
  readonly workspace: Workspace;
  readonly context: CommandContext;
  readonly version: string;
  readonly list: ReleaseList;
  /** The version that is live; null for a name that has none. */
  readonly current: string | null;
}

/** What steps hand on: each is there for those that come after the one that makes it. */
interface Made {
  build: Build;
  release: AnyRelease;
  moved: Moved;
}

/**
 * `npm run release`: tests, builds, gate, publish, pointer (design §6); of one workspace, nothing else is touched.
 * @throws CommandError or GateError; until the pointer moves, nothing that users see has changed.
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

/** The gate's part that needs no build: nobody waits for tests to hear of a route that is taken. */
function sourceGate({ workspace, context, version, list, again }: Plan): Step<Made> {
  const { kind, name, descriptor: source } = workspace;
  return {
    title: `Gate: descriptor of ${name} ${version}`,
    skip: kind === 'shell',
    async run() {
      await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor: source });
      const descriptor = moduleDescriptor.parse(source);
      const record = { name, version, descriptor, consumes: [] };
      await assertRules(`${name} ${version}`, LIVE_RULES, {
        candidate: { kind: 'module', record },
        live: await readLive(context.store, list),
        isRollback: false,
        again,
      });
    },
  };
}

function testAndBuild(plan: Plan): Step<Made> {
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
        async run(made) {
          made.build = await build(workspace, version, signal);
        },
      },
    ],
  };
}

const BUILD_GATE: Step<Made> = {
  title: 'Gate: build',
  async run(made) {
    made.release = await checkBuild(made.build);
  },
};

const publish = ({ context }: Plan): Step<Made> => ({
  title: 'Publish',
  run: (made) => publishBuild(context.store, made.build, made.release),
});

function goLive({ workspace, context, version, current, again, preview }: Plan): Step<Made> {
  const { store, outcomes, by, signal } = context;
  const { name } = workspace;
  return {
    title: 'Gate and pointer',
    skip: preview,
    async run(made) {
      signal.throwIfAborted();
      // A version that has proven itself stays the way back from the one that takes its place.
      await promoteProven(store, outcomes);
      made.moved = await pointTo(store, { name, version }, { by, again, from: current });
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
    `The source of ${workspace.name} changed while it was built: release again.`,
    EXIT.build,
  );
}

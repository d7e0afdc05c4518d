import {
  moduleDescriptor,
  type Release,
  type ReleaseList,
  type ShellRelease,
} from '@rollcall/shared/module';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { releaseVersion } from '../build/content-id.ts';
import { holdBuild } from '../build/hold-build.ts';
import type { Workspace } from '../build/workspaces.ts';
import { LIVE_RULES, pass, SOURCE_RULES } from '../gate/gate.ts';
import { readLive } from '../gate/read-live.ts';
import { type Moved, nothingLive, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { judgeBuild, publishBuild } from '../releases/publish-build.ts';
import { pointerOf } from '../store/pointers.ts';
import type { ReleaseStore } from '../store/release-store.ts';
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

interface Made {
  build?: Build;
  record?: Release | ShellRelease;
  moved?: Moved;
}

/**
 * `npm run release`: tests, builds, gate, publish, pointer (design §6); of one workspace, nothing else is touched.
 * @throws CommandError or GateError; until the pointer moves, nothing that users see has changed.
 */
export async function releaseWorkspace(
  workspace: Workspace,
  { store, outcomes, by, json, signal }: CommandContext,
  { skipTests, allTests, again, preview }: Options,
): Promise<Released> {
  const { name, descriptor } = workspace;
  const list = await store.readList();
  if (!list) throw nothingLive();
  const version = releaseVersion(workspace);
  const current = pointerOf(list, name)?.current ?? null;
  if (current === version) return { name, alreadyLive: version };

  const made: Made = {};
  const steps: readonly Step[] = [
    {
      title: `Gate: descriptor of ${name} ${version}`,
      skip: descriptor === undefined,
      run: () => judgeSource(store, list, { name, version, descriptor, again }),
    },
    {
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
          async run() {
            made.build = await build(workspace, version, signal);
          },
        },
      ],
    },
    {
      title: 'Gate: build',
      async run() {
        made.record = await judgeBuild(builtOf(made));
      },
    },
    { title: 'Publish', run: () => publishBuild(store, builtOf(made), recordOf(made)) },
    {
      title: 'Gate and pointer',
      skip: preview,
      async run() {
        signal.throwIfAborted();
        // A version that has proven itself stays the way back from the one that takes its place.
        await promoteProven(store, outcomes);
        made.moved = await pointTo(store, recordOf(made), { by, again, from: current });
        return `Live: ${name} ${version}`;
      },
    },
  ];
  await holdBuild(name, () => runSteps(steps, json));
  if (preview) return { name, published: version };
  if (!made.moved) throw new Error('A release ended without a pointer move.');
  return made.moved;
}

/** The gate's part that needs no build: nobody waits for tests to hear of a route that is taken. */
async function judgeSource(
  store: ReleaseStore,
  list: ReleaseList,
  source: { name: string; version: string; descriptor: unknown; again: boolean },
): Promise<void> {
  const { name, version, again } = source;
  await pass(`${name}/module.json`, SOURCE_RULES, source);
  const descriptor = moduleDescriptor.parse(source.descriptor);
  const candidate = { name, version, descriptor, consumes: [] };
  const live = await readLive(store, list);
  await pass(`${name} ${version}`, LIVE_RULES, { candidate, live, isRollback: false, again });
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

/** Steps run in order, so what an earlier one made is there. */
function builtOf({ build: built }: Made): Build {
  if (!built) throw new Error('The build step made nothing.');
  return built;
}

function recordOf({ record }: Made): Release | ShellRelease {
  if (!record) throw new Error('The gate step made no record.');
  return record;
}

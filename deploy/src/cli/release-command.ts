import type { Release, ShellRelease } from '@rollcall/shared/module';
import { moduleDescriptor } from '@rollcall/shared/module';
import { Listr, PRESET_TIMER } from 'listr2';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { releaseVersion } from '../build/content-id.ts';
import { holdBuild } from '../build/hold-build.ts';
import type { Workspace } from '../build/workspaces.ts';
import { LIVE_RULES, pass, SOURCE_RULES } from '../gate/gate.ts';
import { readLive } from '../gate/read-live.ts';
import { type Moved, nothingLive, pointTo } from '../releases/point-to.ts';
import { judgeBuild, publishBuild } from '../releases/publish-build.ts';
import { CommandError } from './command-error.ts';
import type { CommandContext } from './context.ts';
import { EXIT } from './exit-codes.ts';
import { checkTypes, runTests } from './run-tests.ts';

interface Options {
  /** The tests ran before, as in a pipeline of their own. */
  readonly skipTests: boolean;
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
  { store, by, json, signal }: CommandContext,
  { skipTests, again, preview }: Options,
): Promise<Released> {
  const { name, descriptor } = workspace;
  const list = await store.readList();
  if (!list) throw nothingLive();
  const version = releaseVersion(workspace);
  const current = name === 'shell' ? list.shell.current : list.modules[name]?.current;
  if (current === version) return { name, alreadyLive: version };

  const tasks = new Listr<Made>(
    [
      {
        title: `Gate: descriptor of ${name} ${version}`,
        skip: descriptor === undefined,
        task: async () => {
          await pass(`${name}/module.json`, SOURCE_RULES, { name, descriptor });
          const candidate = {
            name,
            version,
            descriptor: moduleDescriptor.parse(descriptor),
            consumes: [],
          };
          const live = await readLive(store, list);
          await pass(`${name} ${version}`, LIVE_RULES, {
            candidate,
            live,
            isRollback: false,
            again,
          });
        },
      },
      {
        title: 'Test and build',
        task: (_, task) =>
          task.newListr(
            [
              { title: 'Tests', skip: skipTests, task: () => runTests(workspace, signal) },
              { title: 'Types', skip: skipTests, task: () => checkTypes(workspace, signal) },
              {
                title: 'Build',
                task: async (made) => {
                  made.build = await build(workspace, version, signal);
                },
              },
            ],
            { concurrent: true, exitOnError: true },
          ),
      },
      {
        title: 'Gate: build',
        task: async (made) => {
          made.record = await judgeBuild(builtOf(made));
        },
      },
      {
        title: 'Publish',
        task: (made) => publishBuild(store, builtOf(made), recordOf(made)),
      },
      {
        title: 'Gate and pointer',
        skip: preview,
        task: async (made, task) => {
          signal.throwIfAborted();
          made.moved = await pointTo(store, recordOf(made), { by, again });
          task.title = `Live: ${name} ${version}`;
        },
      },
    ],
    {
      renderer: 'default',
      fallbackRenderer: 'simple',
      silentRendererCondition: json,
      registerSignalListeners: false,
      rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, showErrorMessage: false },
      fallbackRendererOptions: { timer: PRESET_TIMER },
    },
  );
  const { moved } = await holdBuild(name, () => tasks.run({}));
  if (preview) return { name, published: version };
  if (!moved) throw new Error('A release ended without a pointer move.');
  return moved;
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

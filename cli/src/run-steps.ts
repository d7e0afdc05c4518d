import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';

/** One step of a command, or several that run in parallel. */
export interface Step<Results> {
  readonly title: string;
  readonly skip?: boolean;
  /** Reads and fills the results; may return a new title for the finished step. */
  readonly run: ((results: Results) => Promise<string | void>) | readonly Step<Results>[];
}

/**
 * Runs steps in order and shows their progress: live on a terminal, as plain lines in a pipeline, not at all when
 * `isSilent`. The first failure stops the rest and is thrown unchanged and unprinted. Returns the results.
 */
export async function runSteps<Results>(
  steps: readonly Step<Results>[],
  isSilent: boolean,
): Promise<Results> {
  let failure: unknown;
  const toTask = ({ title, skip = false, run }: Step<Results>): ListrTask<Results> => ({
    title,
    skip,
    task: async (results, task) => {
      if (typeof run !== 'function') {
        return task.newListr(run.map(toTask), { concurrent: true, exitOnError: true });
      }
      try {
        task.title = (await run(results)) ?? title;
        return undefined;
      } catch (error) {
        failure ??= error;
        throw new Error('see below', { cause: error });
      }
    },
  });
  const list = new Listr<Results>(steps.map(toTask), {
    renderer: 'default',
    fallbackRenderer: 'simple',
    silentRendererCondition: isSilent,
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  });
  return list.run().catch((error: unknown) => {
    throw failure ?? error;
  });
}

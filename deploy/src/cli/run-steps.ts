import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';

/** One step of a command, or several that run beside one another. */
export interface Step<Made> {
  readonly title: string;
  readonly skip?: boolean;
  /** Reads and fills what the steps make; may give the step another title when it is done. */
  readonly run: ((made: Made) => Promise<string | void>) | readonly Step<Made>[];
}

/**
 * Runs steps in order and shows them: live on a terminal, plain lines in a pipeline, not at all when `isSilent`. The
 * first failure ends them and is thrown as it is; it is for the caller to say, once. Returns what they made.
 */
export async function runSteps<Made>(
  steps: readonly Step<Made>[],
  isSilent: boolean,
): Promise<Made> {
  let failure: unknown;
  const toTask = ({ title, skip = false, run }: Step<Made>): ListrTask<Made> => ({
    title,
    skip,
    task: async (made, task) => {
      if (typeof run !== 'function') {
        return task.newListr(run.map(toTask), { concurrent: true, exitOnError: true });
      }
      try {
        task.title = (await run(made)) ?? title;
        return undefined;
      } catch (error) {
        failure ??= error;
        throw new Error('see below', { cause: error });
      }
    },
  });
  const list = new Listr<Made>(steps.map(toTask), {
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

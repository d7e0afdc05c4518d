import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';

/** One step of a command, or several that run beside one another. */
export interface Step {
  readonly title: string;
  readonly skip?: boolean;
  /** May give the step another title when it is done. */
  readonly run: (() => Promise<string | void>) | readonly Step[];
}

/**
 * Runs steps in order and shows them: live on a terminal, plain lines in a pipeline, not at all when `isSilent`. The
 * first failure ends them and is thrown as it is; it is for the caller to say, once.
 */
export async function runSteps(steps: readonly Step[], isSilent: boolean): Promise<void> {
  let failure: unknown;
  const toTask = ({ title, skip = false, run }: Step): ListrTask => ({
    title,
    skip,
    task: async (_, task) => {
      if (typeof run !== 'function') {
        return task.newListr(run.map(toTask), { concurrent: true, exitOnError: true });
      }
      try {
        task.title = (await run()) ?? title;
        return undefined;
      } catch (error) {
        failure ??= error;
        throw new Error('see below', { cause: error });
      }
    },
  });
  const list = new Listr(steps.map(toTask), {
    renderer: 'default',
    fallbackRenderer: 'simple',
    silentRendererCondition: isSilent,
    registerSignalListeners: false,
    rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  });
  await list.run().catch((error: unknown) => {
    throw failure ?? error;
  });
}

import { runSteps } from '@rollcall/cli/run-steps';
import { readRelease } from '../gate/read-live.ts';
import { pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import type { CommandContext } from './context.ts';
import type { Released } from './release-command.ts';
import { smokeStep } from './smoke-step.ts';

interface Options {
  readonly name: string;
  readonly version: string;
  /** The version that is live now. */
  readonly from: string;
  /** A version that is marked bad may become live again. */
  readonly again: boolean;
  /** A version without a passed smoke test may become live. */
  readonly unsmoked: boolean;
}

/**
 * `npm run release -- NAME --to VERSION`: makes a published version live, after a smoke test unless it has one.
 * @throws CommandError, GateError or OperatorError; then nothing was changed.
 */
export async function releasePublished(
  context: CommandContext,
  { name, version, from, again, unsmoked }: Options,
): Promise<Released> {
  const { store, outcomes, by } = context;
  if (from === version) return { name, alreadyLive: version };
  const release = await readRelease(store, name, version);
  const isNeeded = release?.record.smokeTest === 'required' && !unsmoked;
  const results = isNeeded ? await runSteps([smokeStep(context, release)], context.json) : {};
  // Promote a proven version first, so that it remains the rollback target of the new one.
  await promoteProven(store, outcomes);
  const moved = await pointTo(store, { name, version }, { by, again, unsmoked, from });
  return { ...moved, ...results };
}

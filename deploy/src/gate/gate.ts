import { OperatorError } from '@rollcall/shared/node';
import { descriptorReadable } from './rules/descriptor-readable.ts';
import { descriptorValid } from './rules/descriptor-valid.ts';
import { exposePresent } from './rules/expose-present.ts';
import { fileNamesUnused } from './rules/file-names-unused.ts';
import { filesIntact } from './rules/files-intact.ts';
import { librariesMatch } from './rules/libraries-match.ts';
import { noCollision } from './rules/no-collision.ts';
import { notMarkedBad } from './rules/not-marked-bad.ts';
import { onlySharedAntd } from './rules/only-shared-antd.ts';
import { paintAllowed } from './rules/paint-allowed.ts';
import { platformCompatible } from './rules/platform-compatible.ts';
import { routesKept } from './rules/routes-kept.ts';
import {
  type BuildFacts,
  type LiveFacts,
  ofModules,
  ofShell,
  type Rule,
  type SourceFacts,
  type StoreFacts,
} from './rules/rule.ts';
import { sharedKeysProvided } from './rules/shared-keys-provided.ts';
import { shellCovers } from './rules/shell-covers.ts';
import { sizeInBudget } from './rules/size-in-budget.ts';
import { smokePassed } from './rules/smoke-passed.ts';
import { versionUnused } from './rules/version-unused.ts';

/** Checked before anything is built. */
export const SOURCE_RULES: readonly Rule<SourceFacts>[] = [descriptorValid];

/** Checked against what is live: before the build, and again under the store's lock when the pointer moves. */
export const LIVE_RULES: readonly Rule<LiveFacts>[] = [
  ofModules(noCollision),
  ofModules(platformCompatible),
  ofModules(descriptorReadable),
  ofModules(sharedKeysProvided),
  ofModules(librariesMatch),
  ofShell(shellCovers),
  ofModules(routesKept),
  notMarkedBad,
  smokePassed,
];

/** Checked on a module's build. */
export const BUILD_RULES: readonly Rule<BuildFacts>[] = [
  exposePresent,
  sizeInBudget,
  onlySharedAntd,
  paintAllowed,
];

/** Checked before publishing. */
export const UPLOAD_RULES: readonly Rule<StoreFacts>[] = [versionUnused, fileNamesUnused];

/** Checked after publishing, before the pointer moves. */
export const PUBLISHED_RULES: readonly Rule<StoreFacts>[] = [filesIntact];

/** A problem that one rule found. */
interface Refusal {
  readonly rule: string;
  readonly problem: string;
  readonly fix: string;
}

/** The gate refused a release: every problem with its rule and fix. Users see no change. */
export class GateError extends OperatorError {
  override name = 'GateError';
  readonly refusals: readonly Refusal[];

  constructor(title: string, refusals: readonly Refusal[]) {
    const lines = refusals.map(
      ({ rule, problem, fix }) => `  ✗ ${rule}: ${problem}\n    Fix: ${fix}`,
    );
    super(`The gate refused ${title}; the live version is unchanged.\n${lines.join('\n')}`);
    this.refusals = refusals;
  }
}

/**
 * Checks facts against every rule, so that all problems are reported at once.
 * @throws GateError with each rule that refuses, and its fix.
 */
export async function assertRules<Facts>(
  title: string,
  rules: readonly Rule<Facts>[],
  facts: Facts,
): Promise<void> {
  const refusals: Refusal[] = [];
  for (const { name, fix, check } of rules) {
    const problem = await check(facts);
    if (problem !== undefined) refusals.push({ rule: name, problem, fix });
  }
  if (refusals.length > 0) throw new GateError(title, refusals);
}

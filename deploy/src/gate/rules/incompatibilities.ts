import { findIncompatibilities, type Incompatibility } from '@rollcall/shared/module';
import { nameSome } from './name-some.ts';
import type { ModuleFacts } from './rule.ts';

/** The problems of a candidate with the shells that a page may load, of one kind; undefined when there is none. */
export function incompatibilitiesWithShells(
  { candidate, live }: Pick<ModuleFacts, 'candidate' | 'live'>,
  reason: Incompatibility['reason'],
): string | undefined {
  const problems = live.shells.flatMap((shell) =>
    findIncompatibilities(candidate, shell)
      .filter((found) => found.reason === reason)
      .map((found) => describeIncompatibility(found, 'it', `shell ${shell.version}`)),
  );
  return problems.length > 0 ? problems.join('; ') : undefined;
}

/** A sentence about what a module needs and a shell does not have. */
export function describeIncompatibility(
  found: Incompatibility,
  module: string,
  shell: string,
): string {
  switch (found.reason) {
    case 'platform':
      return `${module} requires platform ${found.required}; ${shell} has platform ${found.platform}`;
    case 'format':
      return `${module} needs a shell that reads descriptors of format ${found.needed}; ${shell} does not`;
    case 'consumes':
      return `${module} needs ${nameSome(found.missing)}, which ${shell} does not provide`;
    case 'libraries':
      return found.different
        .map(
          ({ name, built, provided }) =>
            `${module} is built with ${name} ${built}; ${shell} provides ${provided}`,
        )
        .join(', ');
  }
}

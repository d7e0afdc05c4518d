import { pointerOf } from '@rollcall/shared/module';
import type { ModuleFacts, Rule } from './rule.ts';

/** The major number. Versions end with a content id and are not valid semver, so a semver parser cannot read them. */
const major = (version: string) => Number.parseInt(version, 10);

/** Only a major version may remove a live route: people have links to it (design §6). */
export const routesKept: Rule<ModuleFacts> = {
  name: 'routes-kept',
  fix: 'keep the route, as a redirect if necessary, or raise the major version in package.json.',
  check({ candidate, live, isRollback }) {
    if (isRollback) return undefined;
    const current = pointerOf(live.list, candidate.name)?.current;
    const before = live.modules.find(
      ({ name, version }) => name === candidate.name && version === current,
    );
    if (!before || major(candidate.version) > major(before.version)) return undefined;
    const paths = new Set(candidate.descriptor.routes.map(({ path }) => path));
    const removed = before.descriptor.routes
      .map(({ path }) => path)
      .filter((path) => !paths.has(path));
    return removed.length > 0
      ? `${before.version} has ${removed.join(', ')}, this version does not`
      : undefined;
  },
};

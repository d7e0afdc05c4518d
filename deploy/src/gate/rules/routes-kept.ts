import { pointerOf } from '@rollcall/shared/module';
import type { ModuleFacts, Rule } from './rule.ts';

/** The first number of a version; a content id makes it no semver, so that number is read by itself. */
const major = (version: string) => Number.parseInt(version, 10);

/** A route that is live disappears only with a major version: people have links to it (design §6). */
export const routesKept: Rule<ModuleFacts> = {
  name: 'routes-kept',
  fix: 'keep the route, as a redirect if need be, or raise the major version in package.json.',
  check({ candidate, live, isRollback }) {
    if (isRollback) return undefined;
    const current = pointerOf(live.list, candidate.name)?.current;
    const before = live.modules.find(
      ({ name, version }) => name === candidate.name && version === current,
    );
    if (!before || major(candidate.version) > major(before.version)) return undefined;
    const kept = new Set(candidate.descriptor.routes.map(({ path }) => path));
    const gone = before.descriptor.routes.map(({ path }) => path).filter((path) => !kept.has(path));
    return gone.length > 0 ? `${before.version} has ${gone.join(', ')}, this has not` : undefined;
  },
};

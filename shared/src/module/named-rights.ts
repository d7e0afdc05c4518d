import { modulePointerOf } from './pointers.ts';
import type { ReleaseList } from './release-list.ts';
import { currentRelease } from './routes.ts';

/** A right that live modules name in `module.json`, and the titles of these modules (decision 076). */
interface NamedRight {
  readonly right: string;
  readonly modules: readonly string[];
}

/** The rights that routes, links and extensions of live modules ask for, in the order of the alphabet; not those of disabled modules. */
export function namedRights(list: Pick<ReleaseList, 'modules'>): readonly NamedRight[] {
  const titles = new Map<string, Set<string>>();
  for (const module of Object.keys(list.modules).toSorted()) {
    const descriptor = currentRelease(list, module)?.descriptor;
    if (!descriptor || modulePointerOf(list, module)?.disabled) continue;
    const { title, routes, nav, extensions = [] } = descriptor;
    for (const { right } of [...routes, ...nav.flatMap((group) => group.children), ...extensions]) {
      if (right !== undefined) titles.set(right, (titles.get(right) ?? new Set()).add(title));
    }
  }
  return [...titles.keys()].toSorted().map((right) => ({
    right,
    modules: [...(titles.get(right) ?? [])],
  }));
}

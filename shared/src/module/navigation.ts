import type { NavGroup } from './descriptor.ts';
import type { ReleaseList } from './release-list.ts';
import { currentRelease, isOffered, isPermitted } from './routes.ts';

/**
 * The sidebar's groups from the live descriptors, sorted by their order and then by label, so that the sidebar does not
 * depend on the order of the list. Disabled modules keep their entries: their pages show why.
 */
export function navigationOf(
  list: ReleaseList,
  capabilities: ReadonlySet<string> | null,
  rights: readonly string[],
): readonly NavGroup[] {
  return Object.keys(list.modules)
    .flatMap((module) => currentRelease(list, module)?.descriptor.nav ?? [])
    .map((group) => ({
      ...group,
      children: group.children.filter(
        (link) => isOffered(link, capabilities) && isPermitted(link, rights),
      ),
    }))
    .filter((group) => group.children.length > 0)
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

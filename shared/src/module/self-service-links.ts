import { accessOf, iconOf, type NavIcon } from './descriptor-values.ts';
import { navigationOf } from './navigation.ts';
import type { ReleaseList } from './release-list.ts';
import { findModuleRoute, isPermitted } from './routes.ts';

/** A link of the self-service navigation. */
export interface SelfServiceLink {
  readonly to: string;
  readonly label: string;
  readonly icon: NavIcon;
}

/**
 * The links of the self-service navigation in the order of the sidebar: the nav entries whose page any session may open
 * (design §7). An entry has the short label of its group, unless the group has several such entries.
 */
export function selfServiceLinks(
  list: ReleaseList,
  capabilities: ReadonlySet<string> | null,
  rights: readonly string[],
): readonly SelfServiceLink[] {
  return navigationOf(list, capabilities, rights).flatMap(({ label, icon, children }) => {
    const own = children.filter(({ to }) => {
      const found = findModuleRoute(list, to, capabilities);
      return (
        found !== undefined &&
        accessOf(found.route) === 'session' &&
        isPermitted(found.route, rights)
      );
    });
    return own.map((link) => ({
      to: link.to,
      label: own.length === 1 ? label : link.label,
      icon: iconOf({ icon }),
    }));
  });
}

import { findModuleRoute, type NavGroup, type ReleaseList } from '@rollcall/shared/module';
import { navigationOf } from './navigation.ts';

/** A link of the self-service navigation. */
export interface SelfServiceLink {
  readonly to: string;
  readonly label: string;
  readonly icon: NavGroup['icon'];
}

/**
 * The links of the self-service navigation in the order of the sidebar: the nav entries whose page any session may open
 * (design §7). An entry has the short label of its group, unless the group has several such entries.
 */
export function selfServiceLinks(
  list: ReleaseList,
  capabilities: ReadonlySet<string> | null,
): readonly SelfServiceLink[] {
  return navigationOf(list, capabilities).flatMap(({ label, icon, children }) => {
    const own = children.filter(
      ({ to }) => findModuleRoute(list, to, capabilities)?.route.access === 'session',
    );
    return own.map((link) => ({ to: link.to, label: own.length === 1 ? label : link.label, icon }));
  });
}

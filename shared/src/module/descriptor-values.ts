// Separate from the schemas, which are never tree-shaken: pages load this file.

/** `public`: no layout (but decision 059); `session`: any live token, layout by role; `admin`: role ADMIN, admin layout (design §4, design §15.1). */
export const ROUTE_ACCESS = ['public', 'session', 'admin'] as const;

/** Names of the icons that the shell draws, so that the sidebar needs no module to be loaded. */
export const NAV_ICONS = ['team', 'clock', 'calendar', 'apps'] as const;

/**
 * Where a module may add to a page that is not its own: a card on the administrator's dashboard, a tab of an employee's Edit
 * dialog, a page of Settings.
 */
export const EXTENSION_POINTS = ['dashboard.card', 'employee.tab', 'settings.page'] as const;

export type RouteAccess = (typeof ROUTE_ACCESS)[number];
export type NavIcon = (typeof NAV_ICONS)[number];
export type ExtensionPoint = (typeof EXTENSION_POINTS)[number];

/** Who may open a route. An access that this code does not know counts as the strictest, `admin`. */
export function accessOf({ access }: { readonly access: string }): RouteAccess {
  return ROUTE_ACCESS.find((known) => known === access) ?? 'admin';
}

/** The icon of a navigation group; one that this code does not know is drawn as `apps`. */
export function iconOf({ icon }: { readonly icon: string }): NavIcon {
  return NAV_ICONS.find((known) => known === icon) ?? 'apps';
}

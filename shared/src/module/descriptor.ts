import * as z from 'zod/mini';
import { MODULE_NAME } from './names.ts';
import { validRange } from './semver-range.ts';

/** `public`: no layout (but decision 059); `session`: any live token, layout by role; `admin`: role ADMIN, admin layout (design §4, §15.1). */
const routeAccess = z.enum(['public', 'session', 'admin']);

const name = z
  .string()
  .check(z.regex(MODULE_NAME, 'must be mfe- and lower-case words, 64 characters at most'));
const routePath = z
  .string()
  .check(z.regex(/^\/[A-Za-z0-9/:_-]*$/, 'must be an absolute path without a query'));
const title = z.string().check(z.minLength(1), z.maxLength(60));

export const routeEntry = z.strictObject({
  path: routePath,
  access: routeAccess,
  title: z.optional(title),
  /** The route is not found when the backend lacks this capability (design §15.1). */
  capability: z.optional(z.string()),
});

const navLink = z.strictObject({
  id: z.string(),
  label: title,
  to: routePath,
  capability: z.optional(z.string()),
});

export const navGroup = z.strictObject({
  id: z.string(),
  label: title,
  /** Name of an icon that the shell draws, so that the sidebar needs no module to be loaded. */
  icon: z.enum(['team', 'clock', 'calendar', 'apps']),
  /** Position in the sidebar, in steps of 100; the Dashboard is 100. */
  order: z.int().check(z.gte(0)),
  children: z.array(navLink).check(z.minLength(1)),
});

/**
 * `module.json`: describes a module without any of its code, so that the shell can draw navigation, guard routes and
 * resolve deep links before a remote is loaded (design §4). Unknown fields are refused.
 */
export const moduleDescriptor = z.strictObject({
  name,
  title,
  team: z.string().check(z.minLength(1)),
  requires: z.strictObject({
    platform: z.string().check(z.refine(validRange, 'must be a semver range')),
  }),
  routes: z.array(routeEntry).check(z.minLength(1)),
  nav: z.array(navGroup),
  budget: z.strictObject({
    /** One deadline for manifest, entry, shared, expose and shape check together (design §5). */
    loadTimeoutMs: z.int().check(z.gte(100), z.lte(60_000)),
    /**
     * Size limit of the module's first page, in kB of 1000 bytes: the brotli-compressed bytes of the remote entry and
     * of every script and style that the expose needs before it can draw (the manifest's `sync` assets, which the page
     * preloads). Excludes chunks that load later and code that the shell provides. The gate refuses a larger release
     * (design §6).
     */
    sizeKb: z.int().check(z.gte(1)),
  }),
});

export type RouteAccess = z.infer<typeof routeAccess>;
export type RouteEntry = z.infer<typeof routeEntry>;
export type NavGroup = z.infer<typeof navGroup>;
export type ModuleDescriptor = z.infer<typeof moduleDescriptor>;

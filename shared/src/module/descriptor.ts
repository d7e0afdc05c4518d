import * as z from 'zod/mini';
import { MODULE_NAME } from './names.ts';
import { validRange } from './semver-range.ts';

/** `public`: no layout; `session`: any live token, plain layout; `admin`: role ADMIN, admin layout (design §4, §15.1). */
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
  /** Without this capability in the page's set the route is not-found (design §15.1). */
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
  /** One of {@link NAV_ICONS}; the shell draws it, so that no module is loaded for the sidebar. */
  icon: z.enum(['team', 'clock', 'calendar', 'apps']),
  /** Position in the sidebar, in steps of 100; the Dashboard is 100. */
  order: z.int().check(z.gte(0)),
  children: z.array(navLink).check(z.minLength(1)),
});

/**
 * `module.json`: what a module is, readable without any of its code, so that the shell draws navigation,
 * guards routes and answers deep links before a remote arrives (design §4). Unknown fields are refused.
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
    /** One deadline over manifest, entry, shared, expose and shape check (design §5). */
    loadTimeoutMs: z.int().check(z.gte(100), z.lte(60_000)),
    /**
     * What the first page of the module may cost, in kB of 1000 bytes: the brotli-compressed bytes of
     * the remote entry and of every script and style that the expose needs before it can
     * draw (the manifest's `sync` assets; they are what the page preloads). Chunks that a page loads later, and
     * what the shell provides, do not count. The gate refuses a release above it (design §6).
     */
    sizeKb: z.int().check(z.gte(1)),
  }),
});

export type RouteAccess = z.infer<typeof routeAccess>;
export type RouteEntry = z.infer<typeof routeEntry>;
export type NavGroup = z.infer<typeof navGroup>;
export type ModuleDescriptor = z.infer<typeof moduleDescriptor>;

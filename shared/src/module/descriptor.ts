import * as z from 'zod/mini';
import { isModuleName } from './names.ts';
import { tolerantObject } from './tolerant-object.ts';

// The descriptors in release records, as shell, web host and release tools read them: newer releases may have more fields
// and values (decision 064). module-json.ts has the strict form, which the gate checks.

const extensionEntry = tolerantObject({
  /** A point that this code does not know is ignored. */
  point: z.string(),
  id: z.string(),
  /** Its heading, which is shown before its module is loaded. */
  title: z.string(),
  /** It is left out when the backend lacks this capability. */
  capability: z.optional(z.string()),
  right: z.optional(z.string()),
  /** Its position at the point, lowest first. */
  order: z.optional(z.number()),
});

const firstCall = tolerantObject({
  /** Path below the API's base URL, with the query as the page sends it. */
  url: z.string(),
  /** The call is made only if the backend has this capability. */
  capability: z.optional(z.string()),
});

const routeEntry = tolerantObject({
  path: z.string(),
  /** Read it with `accessOf`. */
  access: z.string(),
  title: z.optional(z.string()),
  /** The route is not found when the backend lacks this capability (design §15.1). */
  capability: z.optional(z.string()),
  /** Only people with this right may open it (decision 076). */
  right: z.optional(z.string()),
  /** False for a page that draws nothing of antd: then the shell does not load antd's theme for it (decision 084). */
  antd: z.optional(z.boolean()),
  /** What the page reads first when it is opened without a query string: the browser begins it before any script (decision 087). */
  firstCall: z.optional(firstCall),
});

const navLink = tolerantObject({
  id: z.string(),
  label: z.string(),
  to: z.string(),
  capability: z.optional(z.string()),
  right: z.optional(z.string()),
});

const navGroup = tolerantObject({
  id: z.string(),
  label: z.string(),
  /** Read it with `iconOf`. */
  icon: z.string(),
  /** Position in the sidebar, in steps of 100; the Dashboard is 100. */
  order: z.number(),
  children: z.array(navLink),
});

/** What `module.json` says of a module, as its release record keeps it. */
export const moduleDescriptor = tolerantObject({
  name: z.string().check(z.refine(isModuleName, 'must be the name of a module')),
  title: z.string(),
  team: z.string(),
  requires: tolerantObject({ platform: z.string() }),
  routes: z.array(routeEntry),
  nav: z.array(navGroup),
  extensions: z.optional(z.array(extensionEntry)),
  /** The name of its own backend, which its pages call at `/ext/NAME` (decision 075). */
  backend: z.optional(z.string()),
  budget: tolerantObject({
    /** One deadline for manifest, entry, shared, expose and shape check together (design §5). */
    loadTimeoutMs: z.number(),
    /** Size limit of the module's first page, in kB of 1000 bytes (module-json.ts). */
    sizeKb: z.number(),
  }),
});

export type ExtensionEntry = z.infer<typeof extensionEntry>;
export type RouteEntry = z.infer<typeof routeEntry>;
export type NavGroup = z.infer<typeof navGroup>;
export type ModuleDescriptor = z.infer<typeof moduleDescriptor>;

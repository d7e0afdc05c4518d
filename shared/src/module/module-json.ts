import * as z from 'zod/mini';
import { RIGHT, RIGHT_MESSAGE } from '../contract/index.ts';
import { EXTENSION_POINTS, NAV_ICONS, ROUTE_ACCESS } from './descriptor-values.ts';
import { MODULE_JSON_LIMITS as LIMITS } from './module-json-limits.ts';
import { BACKEND_NAME, MODULE_NAME } from './names.ts';
import { matchPath, ROUTE_PATH } from './routes.ts';
import { validRange } from './semver-range.ts';

const name = z
  .string()
  .check(z.regex(MODULE_NAME, 'must be mfe- and lower-case words, 64 characters at most'));
const address = z
  .string()
  .check(z.maxLength(LIMITS.path), z.regex(ROUTE_PATH, 'must be an absolute path without a query'));
/** A route that begins with a parameter would have every address that no module knows. */
const routePath = address.check(
  z.regex(/^\/(?!:)/, 'must begin with a word of its own, not with a parameter'),
);
/** Ends the check, since each link is compared with each route. */
const atMost = (count: number) => z.maxLength(count, { abort: true });
const word = z.string().check(z.maxLength(LIMITS.word));
/** People read it in menus and before they run uploaded code, so it must not reverse or hide what stands next to it. */
const PLAIN_TEXT = /^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u;
const title = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(LIMITS.word),
    z.regex(PLAIN_TEXT, 'must not have characters that control text'),
  );

/** A condition on the person; `capability` is one on the backend (decision 076). */
const right = z.optional(z.string().check(z.regex(RIGHT, RIGHT_MESSAGE)));

/** The path of a first call, with its query: nothing that changes the host of a URL that it is appended to. */
export const FIRST_CALL_URL = /^(?:\/[\w-]+)+(?:\?[\w=&-]*)?$/;

const firstCall = z.strictObject({
  url: z
    .string()
    .check(
      z.maxLength(LIMITS.path),
      z.regex(FIRST_CALL_URL, 'must be the path of a call, with the query as the page sends it'),
    ),
  capability: z.optional(word),
});

const route = z.strictObject({
  path: routePath,
  access: z.enum(ROUTE_ACCESS),
  title: z.optional(title),
  capability: z.optional(word),
  right,
  antd: z.optional(z.boolean()),
  firstCall: z.optional(firstCall),
});

const link = z.strictObject({
  id: word,
  label: title,
  to: address,
  capability: z.optional(word),
  right,
});

const group = z.strictObject({
  id: word,
  label: title,
  icon: z.enum(NAV_ICONS),
  order: z.int().check(z.gte(0)),
  children: z.array(link).check(z.minLength(1), atMost(LIMITS.links)),
});

const extension = z.strictObject({
  point: z.enum(EXTENSION_POINTS),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be lower-case words with hyphens')),
  title,
  capability: z.optional(word),
  right,
  order: z.optional(z.int().check(z.gte(0))),
});

const haveOwnIds = (extensions: readonly { readonly id: string }[]) =>
  new Set(extensions.map(({ id }) => id)).size === extensions.length;

const leadToOwnRoutes = ({ nav, routes }: Descriptor) =>
  nav.every(({ children }) =>
    children.every(({ to }) => routes.some(({ path }) => matchPath(path, to) !== undefined)),
  );

interface Descriptor {
  readonly nav: readonly z.infer<typeof group>[];
  readonly routes: readonly z.infer<typeof route>[];
}

/**
 * `module.json`: describes a module without any of its code, so that the shell can draw navigation, guard routes and
 * resolve deep links before a remote is loaded (design §4). The gate refuses unknown fields and values: a typing error must
 * not become a release. Readers of records use the tolerant form in descriptor.ts.
 */
export const moduleJson = z
  .strictObject({
    name,
    title,
    team: title,
    requires: z.strictObject({
      platform: z
        .string()
        .check(
          z.maxLength(LIMITS.range, { abort: true }),
          z.refine(validRange, 'must be a semver range'),
        ),
    }),
    routes: z.array(route).check(z.minLength(1), atMost(LIMITS.routes)),
    nav: z.array(group).check(atMost(LIMITS.groups)),
    /** What the module adds to pages that are not its own (decision 074). */
    extensions: z.optional(
      z
        .array(extension)
        .check(
          z.maxLength(LIMITS.extensions),
          z.refine(haveOwnIds, 'must have an id of its own each'),
        ),
    ),
    /** The module's own backend; the operator of a console sets where it is (decision 075). */
    backend: z.optional(
      z
        .string()
        .check(
          z.regex(BACKEND_NAME, 'must be lower-case words with hyphens, 40 characters at most'),
        ),
    ),
    budget: z.strictObject({
      loadTimeoutMs: z.int().check(z.gte(100), z.lte(60_000)),
      /**
       * Size limit of the module's first page, in kB of 1000 bytes: the brotli-compressed bytes of the remote entry and
       * of every script and style that the expose needs before it can draw (the manifest's `sync` assets, which the page
       * preloads). Excludes chunks that load later and code that the shell provides. The gate refuses a larger release
       * (design §6).
       */
      sizeKb: z.int().check(z.gte(1), z.lte(LIMITS.sizeKb)),
    }),
  })
  .check(
    z.refine(leadToOwnRoutes, {
      path: ['nav'],
      error: 'each link must lead to a route of the module',
    }),
  );

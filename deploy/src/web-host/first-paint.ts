import {
  FIRST_PAINT_ID,
  findModuleRoute,
  iconOf,
  isInLayout,
  type ModulePaint,
  matchPath,
  navigationOf,
  type PageData,
  type SessionHint,
  type ShellPaint,
  selfServiceLinks,
} from '@rollcall/shared/module';
import Mustache from 'mustache';
import { type DrawnPage, SIGN_IN_PATH } from './drawn-page.ts';

/** What a page's first bytes draw. */
export interface FirstPaint {
  readonly css: string;
  readonly html: string;
}

/** The user's own profile (capability `profile`). */
const PROFILE_PATH = '/my/profile';

/**
 * The frame with navigation, title and placeholder of the page, which the browser draws before any script has arrived
 * (decision 086). Undefined when the host does not know what will be drawn. Links that need a right appear later, since
 * the host does not know the user. A public page is drawn by its module's `modulePaint`, if it has one.
 */
export function firstPaint(
  { shell, module = {} }: PaintFiles,
  data: PageData,
  page: DrawnPage | undefined,
  hint: SessionHint | undefined,
): FirstPaint | undefined {
  if (!shell || page?.title === undefined) return undefined;
  const layout = layoutOf(data, page, hint);
  if (!layout) return undefined;
  const own = layout === 'public' ? ofPath(module, page.pathname) : undefined;
  const view = { title: page.title, ...VIEWS[layout](data, shell, page.pathname) };
  const content = own
    ? withCompany(own.html, data.companyName)
    : Mustache.render(shell.templates[layout], view);
  const isBase = data.capabilities === null;
  return {
    css: shell.css + (own?.css ?? ''),
    html: cover(content, { session: sessionFor(layout, page), isBase }),
  };
}

/** The end of a tag whose element gets the company's name: in text and in values, parse5 escapes these characters. */
const COMPANY = 'data-company="">';

/** The first paint of a module, with the company's name where it has a place for it. */
const withCompany = (html: string, name = '') =>
  html.replaceAll(COMPANY, () => COMPANY + Mustache.escape(name));

/** What the builds of the shell and of the page's module say: most modules say nothing. */
export interface PaintFiles {
  readonly shell: ShellPaint | undefined;
  readonly module?: ModulePaint | undefined;
}

const ofPath = (paint: ModulePaint, pathname: string) =>
  Object.entries(paint).find(([path]) => matchPath(path, pathname))?.[1];

type Layout = keyof ShellPaint['templates'];

function layoutOf(
  { releases, capabilities }: PageData,
  { pathname, access }: DrawnPage,
  hint: SessionHint | undefined,
): Layout | undefined {
  const role = hint === 'signedOut' ? undefined : hint;
  switch (access) {
    case 'public':
      if (!role) return 'public';
      if (isInLayout(pathname, releases, capabilities && new Set(capabilities))) return role;
      // The sign-in page leads on who is signed in.
      return pathname === SIGN_IN_PATH ? undefined : 'public';
    case 'session':
      return role;
    case 'admin':
      return hint === 'employee' ? undefined : 'administrator';
    default:
      return undefined;
  }
}

/** Whose session the page must find in the browser for its first paint to be shown. */
function sessionFor(layout: Layout, { pathname }: DrawnPage): string | undefined {
  if (layout !== 'public') return layout;
  return pathname === SIGN_IN_PATH ? 'none' : undefined;
}

/** Nothing but a form can be used before the console has drawn the page, so others are hidden from screen readers. */
function cover(
  content: string,
  { session, isBase }: { session: string | undefined; isBase: boolean },
): string {
  const hidden = content.includes('<form') ? '' : ' aria-hidden="true"';
  const whose = session === undefined ? '' : ` data-for="${session}"`;
  const backend = isBase ? ' data-base' : '';
  return `<div id="${FIRST_PAINT_ID}"${whose}${backend}${hidden}>${content}</div>`;
}

const VIEWS = {
  administrator({ releases, capabilities }, { icons }, pathname) {
    const groups = navigationOf(releases, capabilities && new Set(capabilities), []);
    return {
      isDashboard: pathname === '/',
      groups: groups.map((group) => ({
        label: group.label,
        svg: icons[iconOf(group)],
        children: group.children.map(({ to, label }) => ({
          to,
          label,
          isActive: matchPath(to, pathname) !== undefined,
        })),
      })),
    };
  },
  employee({ releases, capabilities }, { icons }, pathname) {
    const known = capabilities && new Set(capabilities);
    const isActive = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
    const hasProfile = findModuleRoute(releases, PROFILE_PATH, known) !== undefined;
    return {
      links: selfServiceLinks(releases, known, []).map(({ to, label, icon }) => ({
        to,
        label,
        svg: icons[icon],
        isActive: isActive(to),
      })),
      profile: hasProfile && { to: PROFILE_PATH, isActive: isActive(PROFILE_PATH) },
    };
  },
  public: () => ({}),
} satisfies Record<Layout, (data: PageData, paint: ShellPaint, pathname: string) => object>;

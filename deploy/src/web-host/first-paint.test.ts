import type {
  ModulePaint,
  PageData,
  SessionHint,
  ShellPaint,
  ShellPreloads,
} from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { drawnPage } from './drawn-page.ts';
import { firstPaint } from './first-paint.ts';

const PAINT: ShellPaint = {
  css: 'a{}',
  icons: { clock: '<svg></svg>', apps: '<svg></svg>' },
  templates: {
    administrator:
      'admin {{title}}:{{#groups}}{{{svg}}}{{label}}({{#children}}{{label}}{{#isActive}}*{{/isActive}} {{/children}}){{/groups}}',
    employee: 'employee {{title}}:{{#links}}{{label}}{{#isActive}}*{{/isActive}} {{/links}}',
    public: 'public {{title}}',
  },
};
const PRELOADS: ShellPreloads = {
  files: {},
  parts: {},
  byAccess: {},
  pages: {
    '/': { access: 'admin', title: 'Dashboard', parts: [] },
    '/settings': { access: 'admin', title: 'Settings', parts: [] },
    '/settings/:module/:id': { access: 'admin', title: 'Settings', parts: [] },
    '/modules': { access: 'admin', title: 'Modules', parts: [] },
    '/modules/:name': { access: 'admin', title: 'Modules', parts: [] },
  },
};

/** A page of a console with one module. */
const DATA: PageData = {
  shell: SHELL,
  releases: {
    ...LIST,
    modules: {
      'mfe-time': {
        current: RELEASE.version,
        good: null,
        bad: [],
        disabled: false,
        by: '',
        at: '',
        releases: {
          [RELEASE.version]: {
            ...RELEASE,
            descriptor: {
              ...RELEASE.descriptor,
              routes: [
                { path: '/time/logs', access: 'admin', title: 'Logs <b>' },
                { path: '/my/time', access: 'session' },
                { path: '/login', access: 'public', title: 'Sign in' },
                { path: '/register', access: 'public', title: 'Create Account' },
                { path: '/applyCorrection', access: 'public', title: 'Correction' },
              ],
              nav: [
                {
                  id: 'time',
                  label: 'Time & more',
                  icon: 'clock',
                  order: 100,
                  children: [
                    { id: 'logs', label: 'Logs', to: '/time/logs' },
                    { id: 'mine', label: 'My Time', to: '/my/time' },
                    { id: 'payroll', label: 'Payroll', to: '/payroll', right: 'payroll' },
                  ],
                },
              ],
            },
          },
        },
      },
    },
  },
  capabilities: ['self'],
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: null,
};

const SETTINGS = { point: 'settings.page', id: 'company', title: 'Company' };

function painted(
  pathname: string,
  hint: SessionHint | undefined,
  module: ModulePaint = {},
): string {
  const page = drawnPage(DATA, PRELOADS, pathname, hint);
  return firstPaint({ shell: PAINT, module }, DATA, page, hint)?.html ?? 'nothing';
}

const ADMIN_NAV = '<svg></svg>Time &amp; more(Logs My Time )';

test.each<[string, SessionHint | undefined, RegExp]>([
  ['/', 'administrator', /data-for="administrator".*>admin Dashboard:.*Logs My Time/],
  ['/', 'employee', /data-for="employee".*>employee Time:Time &amp; more\* </],
  ['/', 'signedOut', /data-for="none".*>public Sign in</],
  // There may be a session: the browser decides.
  ['/', undefined, /data-for="administrator"/],
  ['/time/logs', 'administrator', /admin Logs &lt;b&gt;:.*\(Logs\* My Time \)/],
  ['/time/logs', 'employee', /^nothing$/],
  ['/time/logs', 'signedOut', />public Sign in</],
  ['/my/time', 'administrator', /admin Time:.*\(Logs My Time\* \)/],
  ['/my/time', 'employee', /employee Time:/],
  ['/my/time', undefined, /^nothing$/],
  ['/login', undefined, /data-for="none".*>public Sign in</],
  ['/login', 'administrator', /^nothing$/],
  ['/register', 'administrator', /<div id="first-paint" aria-hidden="true">public Create Account</],
  ['/applyCorrection', 'employee', /employee Correction:/],
  ['/applyCorrection', 'signedOut', /public Correction/],
  ['/nowhere', 'administrator', /^nothing$/],
  ['/nowhere', 'signedOut', /^nothing$/],
  // No module has settings: the console shows that there is no such page, signed in or not.
  ['/settings', 'administrator', /^nothing$/],
  ['/settings', 'signedOut', /^nothing$/],
  ['/settings/mfe-time/company', 'signedOut', /^nothing$/],
  ['/modules', 'administrator', /admin Modules:/],
  ['/modules/mfe-time', 'signedOut', />public Sign in</],
  ['/modules', 'employee', /^nothing$/],
])('%s for %s draws %s', (pathname, hint, expected) => {
  expect(painted(pathname, hint)).toMatch(expected);
});

test('settings are drawn where a module has some', () => {
  const pointer = DATA.releases.modules['mfe-time'];
  const release = { ...RELEASE, descriptor: { ...RELEASE.descriptor, extensions: [SETTINGS] } };
  const modules = { 'mfe-time': { ...pointer, releases: { [RELEASE.version]: release } } };
  const data = { ...DATA, releases: { ...DATA.releases, modules } } as PageData;
  const page = drawnPage(data, PRELOADS, '/settings', 'administrator');
  expect(page?.title).toBe('Settings');
});

test('a base backend has no page for releases', () => {
  const base = { ...DATA, capabilities: null };
  expect(drawnPage(base, PRELOADS, '/modules', 'administrator')?.title).toBeUndefined();
  expect(drawnPage(base, PRELOADS, '/modules/mfe-time', 'signedOut')?.access).toBe('public');
});

test('a link that needs a right is left out, since the host does not know the user', () => {
  expect(painted('/', 'administrator')).toContain(ADMIN_NAV);
});

test('a public page is drawn by its module; a form can be used', () => {
  const module = { '/login': { html: '<form></form>', css: 'b{}' } };
  expect(painted('/login', undefined, module)).toBe(
    '<div id="first-paint" data-for="none"><form></form></div>',
  );
  expect(painted('/register', undefined, module)).toContain('public Create Account');
  // Without a session `/` leads to the sign-in page.
  expect(painted('/', 'signedOut', module)).toContain('<form>');
});

test.each([
  ['Tom & <b>Jerry</b> $& "Ltd"', 'Tom &amp; &lt;b&gt;Jerry&lt;&#x2F;b&gt; $&amp; &quot;Ltd&quot;'],
  [undefined, ''],
])('a public page names the company: %s', (companyName, expected) => {
  const module = { '/login': { html: '<p data-company=""></p><form></form>', css: '' } };
  const page = drawnPage(DATA, PRELOADS, '/login', undefined);
  const { html = '' } =
    firstPaint({ shell: PAINT, module }, { ...DATA, companyName }, page, undefined) ?? {};
  expect(html).toContain(`<p data-company="">${expected}</p>`);
});

test('on a base backend the style sheet hides what only our own server has', () => {
  const base = { ...DATA, capabilities: null };
  const page = drawnPage(base, PRELOADS, '/login', undefined);
  expect(firstPaint({ shell: PAINT }, base, page, undefined)?.html).toContain(' data-base');
});

test('a shell whose first paint cannot be read draws nothing', () => {
  const page = drawnPage(DATA, PRELOADS, '/', undefined);
  expect(firstPaint({ shell: undefined }, DATA, page, undefined)).toBe(undefined);
});

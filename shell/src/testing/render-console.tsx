import type { Outcome, Release } from '@rollcall/shared/module';
import { anAdministrator, aToken, type ContractServer, renderPage } from '@rollcall/shared/testing';
import { Console } from '../app/console.tsx';
import { ConsoleContext } from '../app/console-context.ts';
import { pageExtensions } from '../modules/extensions/page-extensions.tsx';
import { createModuleStore } from '../modules/outlet/module-store.ts';
import type { Preview } from '../modules/overrides/preview.ts';
import { createReleaseWatch } from '../modules/upgrade/release-watch.ts';
import { aReleaseList, aShellRelease } from './releases.ts';

/** Sessions by role; a signed-in person may have no role. */
export const SESSIONS = {
  signedOut: undefined,
  administrator: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() },
  employee: {
    token: aToken({ role: 'EMPLOYEE' }),
    employee: anAdministrator({ role: 'EMPLOYEE' }),
  },
  withoutRole: { token: aToken(), employee: anAdministrator({ role: '' }) },
} as const;

/** The exports of a module whose pages show only their title. */
export const aModuleOf = ({ descriptor }: Release): unknown => ({
  default: {
    routes: descriptor.routes.map(({ path, access, title = descriptor.title }) => ({
      path,
      element: access === 'public' ? <main>{titled(title)}</main> : titled(title),
    })),
  },
});

const titled = (title: string) => <h1>{title}</h1>;

interface Options {
  readonly server: ContractServer;
  readonly path: string;
  readonly who?: keyof typeof SESSIONS;
  /** Live releases, or a release list. */
  readonly releases: readonly Release[] | ReturnType<typeof aReleaseList>;
  /** The exports of a release; by default pages with their titles. */
  readonly load?: (release: Release) => unknown;
  readonly capabilities?: readonly string[] | undefined;
  readonly zone?: string;
  readonly preview?: Preview;
  readonly unreadable?: readonly string[];
}

/** Renders the whole console as `start` does, with a double instead of federation. */
export function renderConsole(options: Options) {
  const { server, releases, load = aModuleOf, who = 'administrator', capabilities } = options;
  const list = 'modules' in releases ? releases : aReleaseList(releases);
  const outcomes: Outcome[] = [];
  const modules = createModuleStore(list, aShellRelease(), {
    memory: { find: () => undefined, remember() {}, forget() {} },
    loadExpose: async (release) => load(release),
    report: (outcome) => outcomes.push(outcome),
  });
  const page = {
    shell: aShellRelease(),
    releases: list,
    capabilities: capabilities ? [...capabilities] : null,
    api: { baseUrl: server.baseUrl, paths: {} },
    companyZone: options.zone ?? null,
  };
  const value = {
    page,
    capabilities: capabilities ? new Set(capabilities) : null,
    modules,
    watch: createReleaseWatch(list, { usedModules: () => [] }),
    preview: options.preview,
    unreadable: options.unreadable ?? [],
    hasUnsavedInput: () => false,
  };
  const element = (
    <ConsoleContext value={value}>
      <Console />
    </ConsoleContext>
  );
  const session = SESSIONS[who];
  const view = renderPage([{ path: '*', element }], {
    server,
    path: options.path,
    capabilities,
    zone: options.zone,
    findExtensions: pageExtensions(list, value.capabilities, modules),
    ...(session ? { session } : {}),
  });
  return { ...view, outcomes };
}

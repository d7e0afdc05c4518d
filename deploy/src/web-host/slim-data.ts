import {
  consumesLateNames,
  currentRelease,
  extensionsAt,
  findIncompatibilities,
  matchPath,
  type PageData,
  type Release,
} from '@rollcall/shared/module';
import type { DrawnPage } from './drawn-page.ts';

/**
 * The data that goes into a page: without what only loads of other pages' modules need, which is most of it (decision 085).
 * The host compares each release with the page's shell; only a page with an incompatible one gets everything, so that it
 * can say what is missing.
 */
export function slimData(data: PageData, page: DrawnPage | undefined): PageData {
  const { shell, releases } = data;
  const all = Object.values(releases.modules).flatMap((pointer) => Object.values(pointer.releases));
  if (all.some((one) => findIncompatibilities(one, shell).length > 0)) return data;
  const { name, version, builtAt, platform, filesUrl, reads } = shell;
  const loaded = new Set([page?.release, ...cardsOf(data, page)]);
  const modules = Object.entries(releases.modules).map(([module, pointer]) => {
    const records = Object.entries(pointer.releases).map(
      ([key, release]) => [key, loaded.has(release) ? checked(release) : partial(release)] as const,
    );
    return [module, { ...pointer, releases: Object.fromEntries(records) }] as const;
  });
  return {
    ...data,
    shell: {
      name,
      version,
      builtAt,
      platform,
      provides: [],
      filesUrl,
      reads,
      isPartial: true,
    },
    releases: { ...releases, modules: Object.fromEntries(modules) },
  };
}

/** Releases whose cards the dashboard shows, or whose page of settings is open. */
function cardsOf({ releases, capabilities }: PageData, page: DrawnPage | undefined): Release[] {
  if (!page) return [];
  const settings = matchPath('/settings/:module/:id', page.pathname)?.module;
  const cards = matchPath('/', page.pathname)
    ? extensionsAt(releases, 'dashboard.card', capabilities && new Set(capabilities), 'all')
    : [];
  const names = [...cards.map(({ module }) => module), ...(settings ? [settings] : [])];
  return names.flatMap((name) => currentRelease(releases, name) ?? []);
}

/** What stays for a module that the page loads. */
function checked(release: Release): Release {
  const {
    libraries: _libraries,
    smokeTest: _smokeTest,
    testedCommit: _testedCommit,
    sdk: _sdk,
    ...rest
  } = release;
  return {
    ...rest,
    // They decide which router the page needs.
    consumes: consumesLateNames(release.consumes) ? release.consumes.filter(isRouter) : [],
    needs: [],
    isChecked: true,
  };
}

const isRouter = (key: string) => key.startsWith('react-router-dom');

const partial = (release: Release): Release => ({
  ...checked(release),
  consumes: [],
  integrity: {},
  preload: [],
  isPartial: true,
});

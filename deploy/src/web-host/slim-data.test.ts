import type { PageData } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import type { DrawnPage } from './drawn-page.ts';
import { slimData } from './slim-data.ts';

const HASH = `sha256-${'B'.repeat(43)}=`;
const FULL = {
  ...RELEASE,
  consumes: ['react', 'react-router-dom#Link'],
  integrity: { 'remote-entry.js': HASH },
  preload: ['remote-entry.js'],
};
const OTHER = { ...FULL, name: 'mfe-auth', descriptor: { ...FULL.descriptor, name: 'mfe-auth' } };
const SHELL_2 = { ...SHELL, provides: ['react', 'react-router-dom#Link'] };

function dataWith(shell: PageData['shell'], [time = FULL, auth = OTHER]: (typeof FULL)[] = []) {
  const pointer = LIST.modules['mfe-time'];
  if (!pointer) throw new Error('The fixture has no mfe-time.');
  const modules = {
    'mfe-time': { ...pointer, releases: { [RELEASE.version]: time } },
    'mfe-auth': { ...pointer, releases: { [RELEASE.version]: auth } },
  };
  const releases = { ...LIST, modules };
  const data: PageData = {
    shell,
    releases,
    capabilities: null,
    api: { baseUrl: '/api/v1', paths: {} },
    companyZone: null,
  };
  return data;
}

const pageOf = (data: PageData, module: string, pathname = '/time'): DrawnPage => ({
  pathname,
  access: 'admin',
  title: 'Time',
  files: [],
  release: data.releases.modules[module]?.releases[RELEASE.version],
});

const recordOf = ({ releases }: PageData, name: string) =>
  releases.modules[name]?.releases[RELEASE.version];

test('a page has the hashes and files of the module that it draws; others are partial (decision 085)', () => {
  const data = dataWith(SHELL_2);
  const slim = slimData(data, pageOf(data, 'mfe-time'));
  expect(recordOf(slim, 'mfe-time')).toMatchObject({
    isChecked: true,
    consumes: [],
    integrity: FULL.integrity,
    preload: FULL.preload,
  });
  expect(recordOf(slim, 'mfe-time')).not.toHaveProperty('isPartial');
  expect(recordOf(slim, 'mfe-auth')).toMatchObject({
    isChecked: true,
    isPartial: true,
    integrity: {},
    preload: [],
    descriptor: OTHER.descriptor,
  });
  expect(slim.shell).toMatchObject({ version: SHELL.version, provides: [], isPartial: true });
});

test('names that need the data router stay for the module that the page draws', () => {
  const late = { ...FULL, consumes: ['react', 'react-router-dom#useBlocker'] };
  const shell = { ...SHELL_2, provides: [...SHELL_2.provides, 'react-router-dom#useBlocker'] };
  const data = dataWith(shell, [late]);
  expect(recordOf(slimData(data, pageOf(data, 'mfe-time')), 'mfe-time')?.consumes).toEqual([
    'react-router-dom#useBlocker',
  ]);
});

test('a page with an incompatible release has everything, so that it can say what is missing', () => {
  const data = dataWith(SHELL_2, [FULL, { ...OTHER, consumes: ['antd/es/tour'] }]);
  expect(slimData(data, pageOf(data, 'mfe-time'))).toEqual(data);
});

test('the dashboard has the modules of its cards, and a page of settings its own', () => {
  const card = { point: 'dashboard.card', id: 'a', title: 'A' } as const;
  const withCard = { ...OTHER, descriptor: { ...OTHER.descriptor, extensions: [card] } };
  const data = dataWith(SHELL_2, [FULL, withCard]);
  const dashboard = slimData(data, { ...pageOf(data, 'none'), pathname: '/' });
  expect(recordOf(dashboard, 'mfe-auth')?.integrity).toEqual(FULL.integrity);
  expect(recordOf(dashboard, 'mfe-time')?.isPartial).toBe(true);
  const settings = slimData(data, { ...pageOf(data, 'none'), pathname: '/settings/mfe-time/x' });
  expect(recordOf(settings, 'mfe-time')?.integrity).toEqual(FULL.integrity);
  expect(recordOf(settings, 'mfe-auth')?.isPartial).toBe(true);
});

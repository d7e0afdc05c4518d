import { consentNeeded } from './consent-needed.ts';
import { pageData } from './page-data.ts';
import {
  isConsentNeeded,
  isModulePointer,
  isPageData,
  isRelease,
  isReleaseList,
} from './readable.ts';
import { modulePointer, release, releaseList } from './release-list.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;

/** A release with every field that the schema knows. */
const RELEASE = {
  name: 'mfe-time',
  version: '1.0.0-abc1234',
  federationName: 'mfe_time_1_0_0_abc1234',
  url: '/modules/mfe-time/1.0.0-abc1234/',
  builtAt: '2026-01-02T03:04:05.000Z',
  descriptor: {
    name: 'mfe-time',
    title: 'Time',
    team: 'attendance',
    requires: { platform: '^1.0.0' },
    routes: [
      {
        path: '/time',
        access: 'admin',
        title: 'Time',
        capability: 'self',
        right: 'time.read',
        antd: false,
        firstCall: { url: '/admin/time?page=0', capability: 'self' },
      },
    ],
    nav: [
      {
        id: 'time',
        label: 'Time',
        icon: 'clock',
        order: 200,
        children: [{ id: 'a', label: 'A', to: '/time', capability: 'self', right: 'time.read' }],
      },
    ],
    extensions: [
      { point: 'employee.tab', id: 'a', title: 'A', capability: 'self', right: 'a', order: 1 },
    ],
    backend: 'time',
    budget: { loadTimeoutMs: 8000, sizeKb: 250 },
  },
  descriptorFormat: 2,
  consumes: ['react'],
  libraries: { react: '19.0.0' },
  needs: ['react'],
  sdk: '1.0.0',
  integrity: { 'remote-entry.js': HASH },
  preload: ['remote-entry.js'],
  smokeTest: 'required',
  testedCommit: 'abc',
  upload: { by: 'token', at: '2026-01-02T03:04:05.000Z', revision: 'abc' },
  isChecked: true,
  isPartial: true,
};

const MOVED = { by: 'ada', at: '2026-01-02T03:04:05.000Z', since: 'a', urgent: 'b' };
const POINTER = {
  current: '1.0.0-abc1234',
  good: '1.0.0-abc1234',
  bad: ['0.9.0-abc1234'],
  ...MOVED,
  disabled: false,
  releases: { '1.0.0-abc1234': RELEASE },
};
const LIST = {
  format: 1,
  updatedAt: MOVED.at,
  shell: { current: '1.0.0', good: '1.0.0', bad: ['0.9.0'], ...MOVED },
  modules: { 'mfe-time': POINTER },
};
const PAGE = {
  shell: {
    name: 'shell',
    version: '1.0.0',
    builtAt: MOVED.at,
    platform: '1.0.0',
    provides: ['react'],
    deprecated: { 'a#b': 'use c' },
    libraries: { react: '19.0.0' },
    inlineScripts: [HASH],
    filesUrl: '/shell/files/',
    reads: { list: 1, descriptor: 2, page: 2 },
    smokeTest: 'required',
    testedCommit: 'abc',
    isPartial: true,
  },
  releases: LIST,
  capabilities: ['self'],
  api: { baseUrl: '/api/v1', paths: { login: '/login' } },
  companyZone: 'UTC',
  companyName: 'Acme Works',
  failedShell: '1.0.0',
  servedAt: 1,
};
const CONSENT = { upload: { team: 'time', by: 'token', revision: 'abc' } };

const OTHER_VALUES = [
  undefined,
  null,
  7,
  1,
  true,
  '',
  'shell',
  'mfe-time',
  HASH,
  [],
  [7],
  {},
  { a: 7 },
];

/** Each copy of a value in which one part at any depth is another value or is missing. */
function* withOnePartChanged(value: unknown): Generator<unknown> {
  yield* OTHER_VALUES;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const changed of withOnePartChanged(part)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = changed;
      // A page gets JSON, which has no undefined.
      yield JSON.parse(JSON.stringify(copy));
    }
  }
}

test.each([
  ['a release', RELEASE, isRelease, release],
  ["a module's pointer", POINTER, isModulePointer, modulePointer],
  ['a release list', LIST, isReleaseList, releaseList],
  ['the data of a page', PAGE, isPageData, pageData],
  ['a request for consent', CONSENT, isConsentNeeded, consentNeeded],
] as const)(
  '%s is readable in a page exactly when its schema accepts it',
  (_, whole, isReadable, schema) => {
    expect(isReadable(whole)).toBe(true);
    const all = [...withOnePartChanged(whole)];
    const different = all.filter((value) => isReadable(value) !== schema.safeParse(value).success);
    expect(different).toEqual([]);
    expect(all.some((value) => !isReadable(value))).toBe(true);
  },
);

test('every field of the schemas is in the compared examples', () => {
  const parsed = pageData.parse(PAGE);
  expect(parsed).toEqual(PAGE);
  expect(Object.keys(release.def.shape).toSorted()).toEqual(Object.keys(RELEASE).toSorted());
  expect(Object.keys(modulePointer.def.shape).toSorted()).toEqual(Object.keys(POINTER).toSorted());
  expect(Object.keys(pageData.def.shape).toSorted()).toEqual(Object.keys(PAGE).toSorted());
  expect(Object.keys(pageData.def.shape.shell.def.shape).toSorted()).toEqual(
    Object.keys(PAGE.shell).toSorted(),
  );
  expect(Object.keys(release.def.shape.descriptor.def.shape).toSorted()).toEqual(
    Object.keys(RELEASE.descriptor).toSorted(),
  );
});

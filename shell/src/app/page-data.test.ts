import { PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';
import { aRelease, aReleaseList, aShellRelease } from '../testing/releases.ts';
import { readPageData } from './page-data.ts';

const DATA: PageData = {
  shell: aShellRelease(),
  releases: aReleaseList([aRelease()]),
  capabilities: ['self'],
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: 'UTC',
};

function read(data: unknown) {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.textContent = JSON.stringify(data);
  page.body.append(block);
  return readPageData(page);
}

test('a whole block is read unchanged', () => {
  expect(read(DATA)).toEqual({ page: DATA, unreadable: [] });
});

test('a module whose entry is malformed is left out and named; the others stay', () => {
  const { modules } = DATA.releases;
  const { page, unreadable } = read({
    ...DATA,
    releases: { ...DATA.releases, modules: { ...modules, 'mfe-leave': { current: 7 } } },
  });
  expect(unreadable).toEqual(['mfe-leave']);
  expect(page.releases.modules).toEqual(modules);
});

test.each([
  ['missing', undefined],
  ['no list', 'nonsense'],
  ['empty', {}],
  ['of another format', { ...DATA.releases, format: 2 }],
])('a release list that is %s leaves a console without what it cannot read', (_, releases) => {
  const { page } = read({ ...DATA, releases });
  expect(page.shell).toEqual(DATA.shell);
  expect(page.api).toEqual(DATA.api);
});

test('a block that says nothing of the shell is refused', () => {
  expect(() => read({ ...DATA, shell: undefined })).toThrow();
  expect(() => readPageData(document.implementation.createHTMLDocument())).toThrow(
    'The page carries no release list.',
  );
});

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

test('a complete block is read unchanged', async () => {
  expect(await read(DATA)).toEqual({ page: DATA, unreadable: [] });
});

test('a module whose entry is malformed is left out and reported; the others stay', async () => {
  const { modules } = DATA.releases;
  const { page, unreadable } = await read({
    ...DATA,
    releases: { ...DATA.releases, modules: { ...modules, 'mfe-leave': { current: 7 } } },
  });
  expect(unreadable).toEqual(['mfe-leave']);
  expect(page.releases.modules).toEqual(modules);
});

test.each([
  ['missing', undefined],
  ['not a list', 'nonsense'],
  ['empty', {}],
  ['of another format', { ...DATA.releases, format: 2 }],
])(
  'a release list that is %s gives a console without the unreadable parts',
  async (_, releases) => {
    const { page } = await read({ ...DATA, releases });
    expect(page.shell).toEqual(DATA.shell);
    expect(page.api).toEqual(DATA.api);
  },
);

test('a block without the shell is refused', async () => {
  await expect(read({ ...DATA, shell: undefined })).rejects.toThrow();
});

describe('on a host of plain files (design §6)', () => {
  const empty = () => readPageData(document.implementation.createHTMLDocument());

  /** Serves these files; other paths get 404. */
  function serve(files: Readonly<Record<string, unknown>>) {
    const fetchFile = async (url: string) =>
      url in files
        ? { ok: true, json: async () => files[url] }
        : { ok: false, status: 404, json: async () => ({}) };
    // jsdom has no fetch.
    Object.assign(globalThis, { fetch: fetchFile });
  }

  const FILES = {
    '/live.json': DATA.releases,
    [`/shell/${DATA.releases.shell.current}/release.json`]: DATA.shell,
  };

  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test('the console fetches list, shell and capabilities itself', async () => {
    const response = { status: true, data: { capabilities: ['self'], companyZone: 'UTC' } };
    serve({ ...FILES, '/api/v1/capabilities': response });
    expect(await empty()).toEqual({ page: DATA, unreadable: [] });
  });

  test('a backend without capabilities is a base backend (design §8)', async () => {
    serve(FILES);
    expect((await empty()).page).toMatchObject({ capabilities: null, companyZone: null });
  });

  test('without a list the error names the missing file', async () => {
    serve({});
    await expect(empty()).rejects.toThrow('/live.json returned 404.');
  });
});

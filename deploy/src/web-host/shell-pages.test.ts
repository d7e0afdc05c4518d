import { LIST, SHELL } from '../testing/releases.ts';
import { shellPages } from './shell-pages.ts';

const BUILT = `<script src="/shell/${SHELL.version}/static/js/a.0123456789.js"></script>`;
const SERVED = '<script src="/shell/files/static/js/a.0123456789.js"></script>';

test('a page loads its files by name (decision 085)', async () => {
  const files: Readonly<Record<string, string>> = {
    'index.html': BUILT,
    'release.json': JSON.stringify(SHELL),
  };
  const readText = async (_name: string, _version: string, file: string) => files[file];
  const pageOf = shellPages({ readText }, jest.fn());
  const page = await pageOf(LIST, undefined);
  expect(page?.html).toBe(SERVED);
});

test.each([
  ['is damaged', '{'],
  ['has another shape', '{"css":""}'],
  [
    'has a template that cannot be read',
    JSON.stringify({
      css: '',
      icons: {},
      templates: { administrator: '{{#a}}', employee: '', public: '' },
    }),
  ],
])('a page is served without its first paint when that %s', async (_, paint) => {
  const files: Readonly<Record<string, string>> = {
    'index.html': BUILT,
    'release.json': JSON.stringify(SHELL),
    'paint.json': paint,
  };
  const readText = async (_name: string, _version: string, file: string) => files[file];
  const onMissing = jest.fn();
  const page = await shellPages({ readText }, onMissing)(LIST, undefined);
  expect(page).toMatchObject({ html: SERVED, paint: undefined });
  expect(onMissing).toHaveBeenCalledWith(expect.stringContaining('The first paint of the shell'));
});

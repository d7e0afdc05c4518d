import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(import.meta.dirname, name));
const textOf = (name: string) => read(name).toString();

test('the style sheet draws the figure of the icon, in the same place', () => {
  const [, figure] = /<rect[^>]*>(.*)<\/svg>/.exec(textOf('favicon.svg')) ?? [];
  const mark = textOf('../app/global.css').replaceAll('%23', '#').replaceAll("'", '"');
  expect(mark).toContain(`viewBox="0 0 32 32">${figure}</svg>`);
});

test("the icon's ground is the accent of light mode", () => {
  const [, accent] = /--rc-accent: light-dark\((#\w+),/.exec(textOf('../app/global.css')) ?? [];
  expect(textOf('favicon.svg')).toContain(`fill="${accent}"`);
});

test('favicon.ico has the sizes of tabs', () => {
  const file = read('favicon.ico');
  const count = file.readUInt16LE(4);
  expect(Array.from({ length: count }, (_, index) => file[6 + 16 * index])).toEqual([16, 32]);
});

test('an image of the manifest has the size that it names', () => {
  const { icons } = JSON.parse(textOf('manifest.json'));
  for (const { src, sizes } of icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const image = read(src);
    // A PNG begins with its header, which has width and height.
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
});

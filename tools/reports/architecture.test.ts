import { DRAWN_FOLDERS } from '../import-rules/folders.ts';
import { drawArchitecture, pictureOf } from './architecture.ts';

const folder = (name: string, mayImport: readonly string[] = []) => ({
  name,
  what: `what ${name} is`,
  path: `${name}/src`,
  mayImport,
  packages: [],
});

/** The folders that each folder of a graph reaches, over any number of arrows. */
function reachedIn(picture: string): Map<string, Set<string>> {
  const arrows = [...picture.matchAll(/^ +(\w+) --> (\w+)$/gm)];
  const reached = (from: string): string[] =>
    arrows.filter(([, one]) => one === from).flatMap(([, , to = '']) => [to, ...reached(to)]);
  return new Map(arrows.map(([, from = '']) => [from, new Set(reached(from))]));
}

test('an arrow means "may import"; one that other arrows imply is left out', () => {
  const picture = pictureOf([
    folder('a', ['b', 'c', 'd']),
    folder('b', ['c']),
    folder('c'),
    folder('d'),
  ]);
  expect(picture.match(/\w+ --> \w+/g)).toEqual(['a --> b', 'a --> d', 'b --> c']);
});

test('folders of one workspace are grouped, and each has its own id', () => {
  const text = drawArchitecture(DRAWN_FOLDERS);
  expect(text).toContain('subgraph in_shared["shared"]');
  const pictures = [...text.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
    ([, picture = '']) => picture,
  );
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    const ids = [...picture.matchAll(/^ +(\w+)\["/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('arrows and table show the folders that each folder may import', () => {
  const text = drawArchitecture(DRAWN_FOLDERS);
  const server = DRAWN_FOLDERS.filter(({ path }) => path.startsWith('api/src'));
  const reached = reachedIn(pictureOf(server));
  for (const { name, path, what, mayImport } of server) {
    expect(text).toContain(`| \`${path}\` | ${what} | ${mayImport.join(', ')} |`);
    const inServer = mayImport.filter((to) => to === 'api' || to.startsWith('api/'));
    const ids = inServer.map((to) => to.replaceAll(/\W/g, '_'));
    expect([...(reached.get(name.replaceAll(/\W/g, '_')) ?? [])].toSorted()).toEqual(
      ids.toSorted(),
    );
  }
});

test('a changed import rule changes the text', () => {
  const moved = DRAWN_FOLDERS.map((one) =>
    one.name === 'ui' ? { ...one, mayImport: ['url'] } : one,
  );
  expect(drawArchitecture(moved)).not.toBe(drawArchitecture(DRAWN_FOLDERS));
  const renamed = DRAWN_FOLDERS.map((one) => (one.name === 'ui' ? { ...one, what: 'else' } : one));
  expect(drawArchitecture(renamed)).not.toBe(drawArchitecture(DRAWN_FOLDERS));
});

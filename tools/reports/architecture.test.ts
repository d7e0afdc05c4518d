import { DRAWN_ROOMS } from '../walls/rooms.ts';
import { drawArchitecture, pictureOf } from './architecture.ts';

const room = (name: string, rooms: readonly string[] = []) => ({
  name,
  what: `what ${name} is`,
  path: `${name}/src`,
  rooms,
  packages: [],
});

/** Which room leads to which in a picture, over any number of arrows. */
function reachedIn(picture: string): Map<string, Set<string>> {
  const arrows = [...picture.matchAll(/^ +(\w+) --> (\w+)$/gm)];
  const reached = (from: string): string[] =>
    arrows.filter(([, one]) => one === from).flatMap(([, , to = '']) => [to, ...reached(to)]);
  return new Map(arrows.map(([, from = '']) => [from, new Set(reached(from))]));
}

test('an arrow says what may be imported; one that others make up for is left out', () => {
  const picture = pictureOf([room('a', ['b', 'c', 'd']), room('b', ['c']), room('c'), room('d')]);
  expect(picture.match(/\w+ --> \w+/g)).toEqual(['a --> b', 'a --> d', 'b --> c']);
});

test('rooms of one workspace are drawn together, and no two have the same mark', () => {
  const text = drawArchitecture(DRAWN_ROOMS);
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

test('each room leads to the rooms that it may import, and the table names them', () => {
  const text = drawArchitecture(DRAWN_ROOMS);
  const server = DRAWN_ROOMS.filter(({ path }) => path.startsWith('api/src'));
  const reached = reachedIn(pictureOf(server));
  for (const { name, path, what, rooms } of server) {
    expect(text).toContain(`| \`${path}\` | ${what} | ${rooms.join(', ')} |`);
    const own = rooms.filter((to) => to === 'api' || to.startsWith('api/'));
    const ids = own.map((to) => to.replaceAll(/\W/g, '_'));
    expect([...(reached.get(name.replaceAll(/\W/g, '_')) ?? [])].toSorted()).toEqual(
      ids.toSorted(),
    );
  }
});

test('a wall that moves changes the text', () => {
  const moved = DRAWN_ROOMS.map((one) => (one.name === 'ui' ? { ...one, rooms: ['url'] } : one));
  expect(drawArchitecture(moved)).not.toBe(drawArchitecture(DRAWN_ROOMS));
  const renamed = DRAWN_ROOMS.map((one) => (one.name === 'ui' ? { ...one, what: 'else' } : one));
  expect(drawArchitecture(renamed)).not.toBe(drawArchitecture(DRAWN_ROOMS));
});

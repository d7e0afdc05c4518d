import { dirname, join, normalize } from 'node:path';
import type { Room } from './room.ts';

/** What an import leads to: a file of the project, or a package by its name. */
export type Target =
  | { readonly path: string; readonly isByPackage: boolean }
  | { readonly library: string };

/** What `@rollcall/NAME/ENTRY` stands for, by that text: the `exports` of each workspace's package.json. */
export type Entries = Readonly<Record<string, string>>;

/** Libraries that tests of every room may use. */
const TEST_LIBRARIES = [
  'node:*',
  '@jest/globals',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@node-rs/argon2',
  'drizzle-orm',
  'fastify',
  'ical.js',
  'pg',
  'sharp',
  'smtp-server',
  'zod',
];

/** Test helpers: a folder `testing` at any depth. */
const isTesting = (path: string) => path.includes('/testing/');

/** Files that run in tests alone. */
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || isTesting(path);

/** Where an import of a file leads; paths are from the root of the project, with forward slashes. */
export function targetOf(file: string, specifier: string, entries: Entries): Target {
  if (specifier.startsWith('.')) {
    return { path: normalize(join(dirname(file), specifier)), isByPackage: false };
  }
  if (specifier.startsWith('@rollcall/')) {
    const path = entries[specifier];
    return path === undefined ? { library: specifier } : { path, isByPackage: true };
  }
  if (specifier.startsWith('node:')) return { library: 'node:*' };
  return { library: packageOf(specifier) };
}

/** The package that an import names: `zod` of `zod/mini`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The room of a file, and which one of its folders where these stand apart; undefined for a file without a room. */
export function roomOf(
  path: string,
  rooms: readonly Room[],
): { readonly room: Room; readonly folder: string } | undefined {
  const found = rooms
    .map((room) => ({ room, folder: matchOf(room.path, path) }))
    .filter(({ room, folder }) => !room.flat || folder === dirname(path))
    .filter((one): one is { room: Room; folder: string } => one.folder !== undefined)
    .toSorted((a, b) => weightOf(b.room) - weightOf(a.room));
  return found[0];
}

/** The module to whose folder a file belongs. */
const moduleOf = (path: string) => /^mfe-[^/]+/.exec(path)?.[0];

/** A room with more folders in its path lies within the others; of two as deep the one without a `*` is meant. */
const weightOf = ({ path }: Room) => path.split('/').length * 10 - (path.match(/\*/g)?.length ?? 0);

/** The part of a path that a room's pattern matches, or undefined. A last `*` stands for a folder, not for a file. */
function matchOf(pattern: string, path: string): string | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isWithin =
    given.length > wanted.length || (given.length === wanted.length && !pattern.endsWith('*'));
  const isSame = wanted.every((part, index) => matchesPart(part, given[index] ?? ''));
  return isWithin && isSame ? given.slice(0, wanted.length).join('/') : undefined;
}

const matchesPart = (pattern: string, part: string) =>
  pattern.endsWith('*') ? part.startsWith(pattern.slice(0, -1)) && part !== '' : pattern === part;

/**
 * Why a file may not import something, in words; undefined when it may. A file without a room may import anything:
 * that it has none is a fault of its own.
 */
export function whyRefused(
  file: string,
  target: Target,
  rooms: readonly Room[],
): string | undefined {
  const from = roomOf(file, rooms);
  if (!from) return undefined;
  const { room } = from;
  if ('library' in target) {
    const isFine =
      room.packages.includes(target.library) ||
      (isTest(file) && TEST_LIBRARIES.includes(target.library));
    return isFine ? undefined : `${room.name} may not use ${target.library}`;
  }
  if (isTesting(target.path) && !isTest(file)) return 'test helpers are for tests';
  if (isTesting(file) || isTesting(target.path)) return undefined;
  return whyRefusedFile(file, from, target, rooms);
}

function whyRefusedFile(
  file: string,
  { room, folder }: { readonly room: Room; readonly folder: string },
  { path, isByPackage }: { readonly path: string; readonly isByPackage: boolean },
  rooms: readonly Room[],
): string | undefined {
  if (path.endsWith('queries.ts') && dirname(path) !== dirname(file)) {
    return `${path} is for its own folder`;
  }
  const modules = new Set([moduleOf(file), moduleOf(path)]);
  if (modules.size === 2 && !modules.has(undefined)) return 'a module imports no other module';
  const to = roomOf(path, rooms);
  if (!to) return `${path} is in no room`;
  if (to.room === room) {
    return room.apart && to.folder !== folder
      ? `${folder} and ${to.folder} stand apart`
      : undefined;
  }
  if (!room.rooms.includes(to.room.name)) return `${room.name} may not import ${to.room.name}`;
  const { entry } = to.room;
  const isAtEntry = entry === undefined || isByPackage || path.endsWith(`${to.folder}/${entry}`);
  return isAtEntry ? undefined : `of ${to.room.name} import ${entry}`;
}

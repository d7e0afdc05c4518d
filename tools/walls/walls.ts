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
  'fast-check',
];

/** Files that run in tests alone: tests, and what lies in a room of test helpers. */
export const isTest = (path: string, rooms: readonly Room[]) =>
  /\.test\.tsx?$/.test(path) || roomOf(path, rooms)?.room.helpsTestsOf !== undefined;

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
    given.length > wanted.length || (given.length === wanted.length && !pattern.endsWith('/*'));
  const isSame = wanted.every((part, index) => matchesPart(part, given[index] ?? ''));
  return isWithin && isSame ? given.slice(0, wanted.length).join('/') : undefined;
}

const matchesPart = (pattern: string, part: string) =>
  pattern.endsWith('*') ? part.startsWith(pattern.slice(0, -1)) && part !== '' : pattern === part;

/**
 * Why a file may not import something, in words; undefined when it may. A test has the walls of its folder, and the
 * test helpers of its workspace.
 */
export function whyRefused(
  file: string,
  target: Target,
  rooms: readonly Room[],
): string | undefined {
  const from = roomOf(file, rooms);
  if (!from) return `${file} is in no room`;
  const { room } = from;
  if ('library' in target) {
    const { packages, testPackages = [] } = room;
    const inTests = isTest(file, rooms) ? [...TEST_LIBRARIES, ...testPackages] : [];
    const isFine = [...packages, ...inTests].includes(target.library);
    return isFine ? undefined : `${room.name} may not use ${target.library}`;
  }
  return whyRefusedFile(file, from, target, rooms);
}

function whyRefusedFile(
  file: string,
  { room, folder }: { readonly room: Room; readonly folder: string },
  { path, isByPackage }: { readonly path: string; readonly isByPackage: boolean },
  rooms: readonly Room[],
): string | undefined {
  if (path === `${file.split('/')[0]}/package.json`) return undefined;
  const to = roomOf(path, rooms);
  if (!to) return `${path} is in no room`;
  const { helpsTestsOf, entry, name } = to.room;
  if (to.room === room) {
    if (isQueries(path) && dirname(path) !== dirname(file)) return `${path} is for its own folder`;
    if (moduleOf(file) !== moduleOf(path)) return 'a module imports no other module';
    const isApart = room.apart && to.folder !== folder;
    return isApart ? `${folder} and ${to.folder} stand apart` : undefined;
  }
  if (helpsTestsOf) {
    if (!isTest(file, rooms)) return 'test helpers are for tests';
    const isForIt = helpsTestsOf.some((workspace) => matchOf(workspace, file) !== undefined);
    if (!isForIt) return `${name} helps no test of ${room.name}`;
  } else if (!room.rooms.includes(name)) return `${room.name} may not import ${name}`;
  // Helpers of tests arrange rows for every folder.
  if (isQueries(path) && !room.helpsTestsOf) return `${path} is for its own folder`;
  const modules = new Set([moduleOf(file), moduleOf(path)]);
  if (modules.size === 2 && !modules.has(undefined)) return 'a module imports no other module';
  const isAtEntry = entry === undefined || isByPackage || path === `${to.folder}/${entry}`;
  return isAtEntry ? undefined : `of ${name} import ${entry}`;
}

const isQueries = (path: string) => path.endsWith('queries.ts');

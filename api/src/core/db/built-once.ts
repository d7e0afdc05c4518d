import type { SQLWrapper } from 'drizzle-orm';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';

/** A query of drizzle with placeholders. */
export interface Buildable<Rows> {
  prepare(name: string): Built<Rows>;
}

/** A query whose text is written. */
interface Built<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

/**
 * A query that is built once for each connection of the pool instead of at every use: for a short query, drizzle takes longer to write its
 * text than the server for all the rest. For queries of the calls that people make all the time.
 * @param build with `sql.placeholder` for what differs, which gets its value by that name.
 */
export function builtOnce<Values extends Record<string, unknown>, Rows>(
  build: (db: Db) => Buildable<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const built = new WeakMap<object, Built<Rows>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare('');
    built.set(db, query);
    return query.execute(values);
  };
}

type Value = string | number | Date;

/** Values that become parameters of a statement, by name. */
export type ValuesOf<Names> = {
  readonly [K in keyof Names]: Value | readonly Value[] | null | undefined;
};

/** What stands for values in a query that is built before they are known. An absent value, or null, stands for itself. */
export type Given<Values> = { readonly [K in keyof Values]: Placeholder<Values[K]> };

type Placeholder<T> = T extends Value
  ? SQLWrapper
  : T extends readonly Value[]
    ? readonly SQLWrapper[]
    : T;

/** A value that is known or, in a query that is built before, what stands for it. */
export type OrGiven<T> = T extends Value ? T | SQLWrapper : T;

/** How many shapes are kept: people use a few, and a script could use any number. */
const MOST_SHAPES = 200;

/**
 * What is built once for each shape of its values: for queries whose conditions depend on a filter.
 * @param build - Builds it for constants, which become part of the text, and for placeholders of the values that are there.
 */
export function builtPerShape<Constants, Values extends ValuesOf<Values>, T>(
  build: (db: Db, constants: Constants, given: Given<Values>) => T,
): (db: Db, constants: Constants, values: Values) => T {
  const builtOn = new WeakMap<object, Map<string, T>>();
  return (db, constants, values) => {
    const shapes = builtOn.get(db) ?? new Map<string, T>();
    builtOn.set(db, shapes);
    const key = `${JSON.stringify(constants)} ${shapeOf(values)}`;
    const known = shapes.get(key);
    if (known) return known;
    if (shapes.size === MOST_SHAPES) shapes.clear();
    const built = build(db, constants, toPlaceholders(values));
    shapes.set(key, built);
    return built;
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null;

function shapeOf(values: object): string {
  const shapes = Object.entries(values).map(([name, value]) => {
    if (isAbsent(value)) return `${name}:${value}`;
    return Array.isArray(value) ? `${name}:${value.length}` : name;
  });
  return shapes.join();
}

/** The values of a shape by the names of their placeholders. */
export function toParameters(values: object): Record<string, unknown> {
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value)) parameters[name] = toParameter(value);
    else for (const [index, each] of value.entries()) parameters[`${name}.${index}`] = each;
  }
  return parameters;
}

/** A placeholder has no column that would write an instant as the database reads it in any zone. */
const toParameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

function toPlaceholders<Values extends object>(values: Values): Given<Values> {
  const given = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value))
      return [name, value.map((_, index) => sql.placeholder(`${name}.${index}`))];
    return [name, isAbsent(value) ? value : sql.placeholder(name)];
  });
  return Object.fromEntries(given) as Given<Values>;
}

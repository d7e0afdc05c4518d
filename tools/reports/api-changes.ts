import { type Direction, type Schema, schemaChanges } from './api-schema-changes.ts';

/** An OpenAPI document, as far as it is compared. */
export interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Body>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/**
 * Sentences about what breaks clients of the API: a removed call, a removed field, a narrowed type, a new required field
 * (decision 065: modules and servers are replaced at different times). New calls and new optional fields break nothing.
 */
export function breakingChanges(before: Api, after: Api): string[] {
  const compare = (old: Schema, now: Schema, at: string, direction: Direction) =>
    schemaChanges(old, now, at, {
      direction,
      before: resolverOf(before),
      after: resolverOf(after),
    });
  return operationsOf(before).flatMap(([title, old]) => {
    const now = new Map(operationsOf(after)).get(title);
    if (!now) return [`${title} was removed`];
    return [
      ...parameterChanges(title, old, now, compare),
      ...bodyChanges(`${title}: the body`, old.requestBody, now.requestBody, 'request', compare),
      ...responseChanges(title, old, now, compare),
    ];
  });
}

type Compare = (old: Schema, now: Schema, at: string, direction: Direction) => string[];

const operationsOf = ({ paths }: Api) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );

const resolverOf =
  ({ components }: Api) =>
  (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (components?.schemas?.[name] ?? {});
  };

function parameterChanges(
  title: string,
  { parameters: olds = [] }: Operation,
  { parameters: news = [] }: Operation,
  compare: Compare,
): string[] {
  const keyOf = (one: Parameter) => `${one.in} ${one.name}`;
  const find = (all: readonly Parameter[], wanted: Parameter) =>
    all.find((one) => keyOf(one) === keyOf(wanted));
  const lost = olds.flatMap((old) => {
    const now = find(news, old);
    if (!now) return [`${title} has lost the parameter ${old.name}`];
    return compare(old.schema, now.schema, `${title}: the parameter ${old.name}`, 'request');
  });
  const needed = news.filter((now) => now.required && !find(olds, now)?.required);
  return [...lost, ...needed.map(({ name }) => `${title} now needs the parameter ${name}`)];
}

function responseChanges(
  title: string,
  { responses: olds = {} }: Operation,
  { responses: news = {} }: Operation,
  compare: Compare,
): string[] {
  return Object.entries(olds)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, old]) =>
      bodyChanges(`${title}: the response`, old, news[status], 'response', compare),
    );
}

function bodyChanges(
  at: string,
  old: Body | undefined,
  now: Body | undefined,
  direction: Direction,
  compare: Compare,
): string[] {
  return Object.entries(old?.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const other = now?.content?.[type];
    return other
      ? compare(schema, other.schema ?? {}, at, direction)
      : [`${at} is no longer ${type}`];
  });
}

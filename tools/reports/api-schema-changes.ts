/** A JSON schema in an OpenAPI document, as far as it is compared. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly [constraint: string]: unknown;
}

/** Returns the schema that a reference names; other schemas unchanged. */
type Resolve = (schema: Schema) => Schema;

/** Who has to understand the values: a request's reader is the newer server, a response's reader the older client. */
export type Direction = 'request' | 'response';

interface Comparison {
  readonly direction: Direction;
  readonly before: Resolve;
  readonly after: Resolve;
}

/** Constraints whose change may refuse values that were accepted before. */
const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems'];
const LOWER_LIMITS = ['minimum', 'minLength', 'minItems'];
const TEXTS = ['pattern', 'format', 'allOf', 'multipleOf'];

/**
 * What breaks when a schema changes: for a request, values that were accepted and are refused now; for a response, fields
 * and types that clients rely on. `at` begins each sentence. A response may have new enum values: clients ignore them.
 */
export function schemaChanges(
  before: Schema,
  after: Schema,
  at: string,
  comparison: Comparison,
): string[] {
  const olds = variantsOf(before, comparison.before);
  const news = variantsOf(after, comparison.after);
  const [old, now] = [olds[0] ?? {}, news[0] ?? {}];
  if (olds.length === 1 && news.length === 1) return variantChanges(old, now, at, comparison);
  const isSame = (one: Schema, other: Schema) =>
    variantChanges(one, other, at, comparison).length === 0;
  const isRequest = comparison.direction === 'request';
  const lost = isRequest
    ? olds.filter((one) => !news.some((other) => isSame(one, other)))
    : news.filter((one) => !olds.some((other) => isSame(other, one)));
  const verb = isRequest ? 'is no longer' : 'may now be';
  return lost.map((one) => `${at} ${verb} ${nameOf(one)}`);
}

/** The alternatives of a schema, each with one type. */
function variantsOf(schema: Schema, resolve: Resolve): Schema[] {
  const { anyOf, oneOf, ...found } = resolve(schema);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.flatMap((one) => variantsOf(one, resolve));
  const { type } = found;
  return typeof type === 'object' ? type.map((one) => ({ ...found, type: one })) : [found];
}

const nameOf = ({ type = 'any value', enum: values }: Schema) =>
  values ? values.map((value) => JSON.stringify(value)).join(' or ') : String(type);

function variantChanges(
  before: Schema,
  after: Schema,
  at: string,
  comparison: Comparison,
): string[] {
  const { direction } = comparison;
  if (isOtherType(before, after, direction)) {
    return [`${at} was ${nameOf(before)} and is ${nameOf(after)}`];
  }
  const items =
    before.items && after.items
      ? schemaChanges(before.items, after.items, `${at}[]`, comparison)
      : [];
  return [
    ...fieldChanges(before, after, at, comparison),
    ...items,
    ...(direction === 'request' ? constraintChanges(before, after, at) : []),
  ];
}

/** Numbers may become more general in requests and integers in responses; a missing type is any value. */
function isOtherType(before: Schema, after: Schema, direction: Direction): boolean {
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  if (narrow.type === wide.type || wide.type === undefined) return false;
  return !(narrow.type === 'integer' && wide.type === 'number');
}

function fieldChanges(
  { properties: olds = {}, required: needed = [] }: Schema,
  { properties: news = {}, required = [] }: Schema,
  at: string,
  comparison: Comparison,
): string[] {
  const inner = Object.entries(olds).flatMap(([name, old]) => {
    const now = Object.hasOwn(news, name) ? news[name] : undefined;
    return now
      ? schemaChanges(old, now, `${at}.${name}`, comparison)
      : [`${at} has lost the field ${name}`];
  });
  const isRequest = comparison.direction === 'request';
  const changed = isRequest
    ? required.filter((name) => !needed.includes(name))
    : needed.filter((name) => name in news && !required.includes(name));
  const sentence = isRequest ? 'now needs the field' : 'may now lack the field';
  return [...inner, ...changed.map((name) => `${at} ${sentence} ${name}`)];
}

function constraintChanges(before: Schema, after: Schema, at: string): string[] {
  const gone = before.enum?.filter((value) => after.enum && !after.enum.includes(value)) ?? [];
  const isNewEnum = before.enum === undefined && after.enum !== undefined;
  const tightened = [
    ...UPPER_LIMITS.filter((key) => isBelow(after[key], before[key])),
    ...LOWER_LIMITS.filter((key) => isBelow(before[key], after[key], true)),
    ...TEXTS.filter(
      (key) =>
        after[key] !== undefined && JSON.stringify(after[key]) !== JSON.stringify(before[key]),
    ),
  ];
  return [
    ...gone.map((value) => `${at} no longer accepts ${JSON.stringify(value)}`),
    ...(isNewEnum ? [`${at} accepts only ${nameOf(after)}`] : []),
    ...tightened.map((key) => `${at} has a stricter ${key}`),
  ];
}

/** Whether the limit `one` is below `other`; a missing one is no limit. */
function isBelow(one: unknown, other: unknown, isLower = false): boolean {
  const none = isLower ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [a, b] = [one, other].map((value) => (typeof value === 'number' ? value : none));
  return (a ?? none) < (b ?? none);
}

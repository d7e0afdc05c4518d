import * as z from 'zod/mini';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * An OpenAPI document with keys in order, in which each schema of an object or a choice that `contract` exports stands
 * once, below `components`, and is named elsewhere. What a request sends may differ from what an answer holds: then it is
 * `NAME.input`.
 */
export function nameSchemas(document: Json, contract: Readonly<Record<string, unknown>>): Json {
  const names = namesOf(contract);
  const schemas: Record<string, Json> = {};
  function refer(value: Json): Json {
    const name = names.get(JSON.stringify(value));
    if (name === undefined) return within(value, refer);
    schemas[name] ??= within(value, refer);
    return { $ref: `#/components/schemas/${name}` };
  }
  const named = refer(inOrder(document));
  const { components, ...rest } = named as { components?: Record<string, Json> };
  return inOrder({ ...rest, components: { ...components, schemas } });
}

/** The names of schemas by their text in a document. */
function namesOf(contract: Readonly<Record<string, unknown>>): Map<string, string> {
  const names = new Map<string, string>();
  for (const io of ['output', 'input'] as const) {
    for (const [name, schema] of Object.entries(contract).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      if (!(schema instanceof z.ZodMiniType)) continue;
      const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      if (!('properties' in written) && !('enum' in written)) continue;
      const text = JSON.stringify(inOrder(constantsAsChoices(written as Json)));
      if (!names.has(text)) names.set(text, io === 'input' ? `${name}.input` : name);
    }
  }
  return names;
}

/** As the server writes a constant: a choice of one. */
function constantsAsChoices(value: Json): Json {
  if (!isObject(value) || !('const' in value)) return within(value, constantsAsChoices);
  const { const: only = null, ...rest } = value;
  return { ...rest, enum: [only] };
}

function inOrder(value: Json): Json {
  if (!isObject(value)) return within(value, inOrder);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** A list or object with each of its values changed; anything else as it is. */
function within(value: Json, change: (inner: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

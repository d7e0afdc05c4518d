import * as z from 'zod/mini';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * An OpenAPI document with sorted keys, in which each object or enum schema that `contract` exports is written once,
 * below `components`, and referenced elsewhere. When the request form of a schema differs from its response form, it is
 * called `NAME.input`.
 */
export function nameSchemas(document: Json, contract: Readonly<Record<string, unknown>>): Json {
  const names = namesOf(contract);
  const schemas: Record<string, Json> = {};
  function refer(value: Json): Json {
    const name = names.get(JSON.stringify(value));
    if (name === undefined) return mapValues(value, refer);
    schemas[name] ??= mapValues(value, refer);
    return { $ref: `#/components/schemas/${name}` };
  }
  const named = refer(withSortedKeys(document));
  const { components, ...rest } = named as { components?: Record<string, Json> };
  return withSortedKeys({ ...rest, components: { ...components, schemas } });
}

/** Names of schemas by their JSON text. */
function namesOf(contract: Readonly<Record<string, unknown>>): Map<string, string> {
  const names = new Map<string, string>();
  for (const io of ['output', 'input'] as const) {
    for (const [name, schema] of Object.entries(contract).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      if (!(schema instanceof z.ZodMiniType)) continue;
      const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      if (!('properties' in jsonSchema) && !('enum' in jsonSchema)) continue;
      const text = JSON.stringify(withSortedKeys(constantsAsEnums(jsonSchema as Json)));
      if (!names.has(text)) names.set(text, io === 'input' ? `${name}.input` : name);
    }
  }
  return names;
}

/** Writes a constant as an enum with one value, as the server does. */
function constantsAsEnums(value: Json): Json {
  if (!isObject(value) || !('const' in value)) return mapValues(value, constantsAsEnums);
  const { const: only = null, ...rest } = value;
  return { ...rest, enum: [only] };
}

function withSortedKeys(value: Json): Json {
  if (!isObject(value)) return mapValues(value, withSortedKeys);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}

/** Applies `change` to each value of a list or object; returns anything else unchanged. */
function mapValues(value: Json, change: (inner: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

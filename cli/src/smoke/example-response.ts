import type { Call } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import { EXAMPLE_ROWS, type ExampleContext, exampleNumber, exampleText } from './example-values.ts';

/** The parts of a JSON schema that response schemas have. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Of a record: its keys, unless any text is one, and its values. */
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
  readonly items?: JsonSchema;
}

/** Where a value is: its field, and the number of its row; -1 outside of lists. */
interface Place {
  readonly field: string;
  readonly index: number;
}

const schemas = new Map<string, JsonSchema>();

function schemaOf({ name, response }: Call): JsonSchema {
  const known = schemas.get(name);
  if (known) return known;
  const schema = z.toJSONSchema(response, { unrepresentable: 'any' }) as JsonSchema;
  schemas.set(name, schema);
  return schema;
}

/**
 * A response of a call, generated from its schema: a few rows per list, values by field name, dates of these days. A new
 * call or field needs no code here.
 * @param isPaged whether the request asks for a page: some calls respond in another form then.
 */
export function exampleResponse(call: Call, isPaged: boolean, context: ExampleContext): unknown {
  return exampleOf(schemaOf(call), { field: 'response', index: -1 });

  function exampleOf(schema: JsonSchema, place: Place): unknown {
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[Math.max(place.index, 0) % schema.enum.length];
    if (schema.anyOf) return exampleOf(chooseFrom(schema.anyOf, place), place);
    switch (typeOf(schema, place)) {
      case 'object':
        return Object.fromEntries(
          Object.entries(propertiesOf(schema)).map(([field, property]) => [
            field,
            exampleOf(property, { ...place, field }),
          ]),
        );
      case 'array':
        return Array.from({ length: EXAMPLE_ROWS }, (_, index) =>
          exampleOf(schema.items ?? {}, { field: place.field, index }),
        );
      case 'string':
        return isDate(schema)
          ? exampleText('date', Math.max(place.index, 0), context)
          : exampleText(place.field, Math.max(place.index, 0), context);
      case 'integer':
      case 'number':
        return exampleNumber(place.field, place.index, context);
      case 'boolean':
        return true;
      default:
        return null;
    }
  }

  /** The type of a value that may be null: not null, except for images. */
  function typeOf({ type }: JsonSchema, { field }: Place): string | undefined {
    if (type === undefined || typeof type === 'string') return type;
    return isImage(field) ? 'null' : type.find((one) => one !== 'null');
  }

  /** The alternative that is used: for images none, for pages the one with a page, otherwise the first with a value. */
  function chooseFrom(schemasOfUnion: readonly JsonSchema[], { field }: Place): JsonSchema {
    const nothing = schemasOfUnion.find(({ type }) => type === 'null');
    if (nothing && isImage(field)) return nothing;
    const isPage = ({ properties = {} }: JsonSchema) => 'pageSize' in properties;
    const pages = schemasOfUnion.filter((one) => isPage(one) === isPaged);
    return pages.find(({ type }) => type !== 'null') ?? schemasOfUnion[0] ?? {};
  }
}

/** The properties of an object, or the entries of a record that has every one of its keys. */
function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const { properties, propertyNames, additionalProperties } = schema;
  const keys = propertyNames?.enum ?? [];
  return properties ?? Object.fromEntries(keys.map((key) => [key, additionalProperties || {}]));
}

/** Whether a text must be a date. A schema with a second pattern has no format, only the patterns. */
const isDate = ({ format, allOf = [] }: JsonSchema) =>
  format === 'date' || allOf.some(({ pattern }) => pattern === DATE_PATTERN);

const DATE_PATTERN = z.toJSONSchema(z.iso.date()).pattern;

const isImage = (field: string) => /url$/i.test(field);

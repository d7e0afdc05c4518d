import { type Api, breakingChanges } from './api-changes.ts';
import type { Schema } from './api-schema-changes.ts';

const text = { type: 'string' };
const count = { type: 'integer' };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

/** An API with one call. */
function anApi({
  query = {},
  body = object({ name: text }),
  response = object({ id: count, name: text }, ['id']),
}: {
  query?: Record<string, Schema>;
  body?: Schema;
  response?: Schema;
} = {}): Api {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const parameters = Object.entries(query).map(([name, schema]) => ({
    in: 'query',
    name,
    required: schema.required !== undefined,
    schema,
  }));
  const operation = { parameters, requestBody: json(body), responses: { '200': json(response) } };
  return { paths: { '/log': { post: operation } } };
}

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

test.each<[string, Parameters<typeof anApi>[0], Parameters<typeof anApi>[0], string[]]>([
  ['nothing changed', {}, {}, []],
  ['a new optional field of the body', {}, { body: object({ name: text, note: text }) }, []],
  [
    'a new required field of the body',
    {},
    { body: object({ name: text, note: text }, ['note']) },
    ['POST /log: the body now needs the field note'],
  ],
  [
    'a removed field of the body',
    {},
    { body: object({}) },
    ['POST /log: the body has lost the field name'],
  ],
  [
    'a field of the body with another type',
    {},
    { body: object({ name: count }) },
    ['POST /log: the body.name was string and is integer'],
  ],
  ['a field of the body that may be null', {}, { body: object({ name: nullable(text) }) }, []],
  [
    'a field of the body that may no longer be null',
    { body: object({ name: nullable(text) }) },
    {},
    ['POST /log: the body.name is no longer null'],
  ],
  [
    'a stricter limit',
    { body: object({ name: { ...text, maxLength: 200 } }) },
    { body: object({ name: { ...text, maxLength: 100, minLength: 1 } }) },
    [
      'POST /log: the body.name has a stricter maxLength',
      'POST /log: the body.name has a stricter minLength',
    ],
  ],
  [
    'a looser limit',
    { body: object({ name: { ...text, maxLength: 100, minLength: 2 } }) },
    { body: object({ name: { ...text, maxLength: 200, minLength: 1 } }) },
    [],
  ],
  [
    'a value that is no longer accepted',
    { body: object({ name: { ...text, enum: ['a', 'b'] } }) },
    { body: object({ name: { ...text, enum: ['b', 'c'] } }) },
    ['POST /log: the body.name no longer accepts "a"'],
  ],
  [
    'fixed values for what was any text',
    {},
    { body: object({ name: { ...text, enum: ['a'] } }) },
    ['POST /log: the body.name accepts only "a"'],
  ],
  ['a number where an integer was accepted', { body: count }, { body: { type: 'number' } }, []],
  [
    'a new field of the response',
    {},
    { response: object({ id: count, name: text, on: text }, ['id']) },
    [],
  ],
  [
    'a removed field of the response',
    {},
    { response: object({ id: count }, ['id']) },
    ['POST /log: the response has lost the field name'],
  ],
  [
    'a field of the response that may be missing',
    {},
    { response: object({ id: count, name: text }) },
    ['POST /log: the response may now lack the field id'],
  ],
  [
    'a field of the response that may be null',
    {},
    { response: object({ id: nullable(count), name: text }, ['id']) },
    ['POST /log: the response.id may now be null'],
  ],
  [
    'a field of list items',
    { response: { type: 'array', items: object({ id: count }) } },
    { response: { type: 'array', items: object({ id: text }) } },
    ['POST /log: the response[].id was integer and is string'],
  ],
  ['a new optional parameter', {}, { query: { page: count } }, []],
  [
    'a removed parameter',
    { query: { page: count } },
    {},
    ['POST /log has lost the parameter page'],
  ],
  [
    'a parameter with fewer values',
    { query: { sort: { ...text, enum: ['name', 'date'] } } },
    { query: { sort: { ...text, enum: ['name'] } } },
    ['POST /log: the parameter sort no longer accepts "date"'],
  ],
])('%s', (_title, before, after, expected) => {
  expect(breakingChanges(anApi(before), anApi(after))).toEqual(expected);
});

test('a removed call, and references to schemas', () => {
  const withReference = (schema: Schema): Api => ({
    ...anApi({ response: { $ref: '#/components/schemas/log' } }),
    components: { schemas: { log: schema } },
  });
  expect(breakingChanges(anApi(), { paths: {} })).toEqual(['POST /log was removed']);
  expect(breakingChanges(withReference(object({ id: count })), anApi())).toEqual([]);
  expect(
    breakingChanges(withReference(object({ id: count })), withReference(object({ id: text }))),
  ).toEqual(['POST /log: the response.id was integer and is string']);
});

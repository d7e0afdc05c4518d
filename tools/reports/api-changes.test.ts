import { delimiter } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { breakingChanges } from './api-changes.ts';

process.env.PATH = `${ROOT}node_modules/.bin${delimiter}${process.env.PATH}`;

const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The text of an OpenAPI document with one call. */
function anApi(body: object, response: object, paths = {}): string {
  const post = {
    requestBody: json(body),
    responses: { 200: { description: '', ...json(response) } },
  };
  const info = { title: 'Rollcall', version: '1' };
  return JSON.stringify({ openapi: '3.1.0', info, paths: { '/log': { post }, ...paths } });
}

const BODY = object({ reason: { type: 'string' } });
const RESPONSE = object({ id: { type: 'integer' } }, ['id']);

test.each<[string, string, RegExp[]]>([
  ['nothing changed', anApi(BODY, RESPONSE), []],
  [
    'a new call and a new optional field',
    anApi(object({ ...BODY.properties, note: { type: 'string' } }), RESPONSE, { '/more': {} }),
    [],
  ],
  [
    'a new required field of the body',
    anApi(object({ ...BODY.properties, note: { type: 'string' } }, ['note']), RESPONSE),
    [/^POST \/log: .*required.*`note`/],
  ],
  [
    'another type in the body',
    anApi(object({ reason: { type: 'integer' } }), RESPONSE),
    [/^POST \/log: Type of `reason`/],
  ],
  [
    'a stricter limit',
    anApi(object({ reason: { type: 'string', maxLength: 10 } }), RESPONSE),
    [/^POST \/log: .*maxLength/],
  ],
  ['a removed field of the response', anApi(BODY, object({})), [/required/, /`id` was removed/]],
])('%s', (_title, after, expected) => {
  const found = breakingChanges(anApi(BODY, RESPONSE), after);
  expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('a removed call', () => {
  const { paths: _, ...rest } = JSON.parse(anApi(BODY, RESPONSE));
  const found = breakingChanges(anApi(BODY, RESPONSE), JSON.stringify({ ...rest, paths: {} }));
  expect(found).toEqual([expect.stringMatching(/\/log.*removed/)]);
});

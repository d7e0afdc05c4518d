import * as z from 'zod/mini';
import { nameSchemas } from './name-schemas.ts';

const sent = z.object({ name: z.optional(z.string()) });
const received = z.object({ kind: z.literal('a'), sent });
const contract = { sent, received, text: z.string(), call: { name: 'call' } };

const SENT = { properties: { name: { type: 'string' } }, type: 'object' };
const SENT_BACK = { ...SENT, additionalProperties: false };

test('a schema that the contract exports is written once and referenced where it is used', () => {
  const document = {
    paths: {
      '/b': { body: SENT, text: { type: 'string' } },
      '/a': {
        type: 'object',
        properties: { kind: { type: 'string', enum: ['a'] }, sent: SENT_BACK },
        required: ['kind', 'sent'],
        additionalProperties: false,
      },
    },
  };
  expect(nameSchemas(document, contract)).toEqual({
    components: {
      schemas: {
        sent: SENT_BACK,
        'sent.input': SENT,
        received: {
          ...document.paths['/a'],
          properties: {
            kind: { type: 'string', enum: ['a'] },
            sent: { $ref: '#/components/schemas/sent' },
          },
        },
      },
    },
    paths: {
      '/a': { $ref: '#/components/schemas/received' },
      '/b': { body: { $ref: '#/components/schemas/sent.input' }, text: { type: 'string' } },
    },
  });
});

test('keys are sorted, so that the text does not depend on their order; lists stay as they are', () => {
  const text = JSON.stringify(nameSchemas({ b: [2, 1], a: { d: null, c: true } }, {}));
  expect(text).toBe('{"a":{"c":true,"d":null},"b":[2,1],"components":{"schemas":{}}}');
});

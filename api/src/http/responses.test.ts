import * as z from 'zod/mini';
import { CALLS } from '../testing/contract-calls.ts';
import { writeResponses } from './responses.ts';

const schema = z.object({ name: z.string(), days: z.array(z.object({ mins: z.int() })) });
const write = writeResponses({ schema, method: 'GET', url: '/days' } as never) as (
  response: unknown,
) => string;

test('a response has what its schema names, and nothing else', () => {
  const response = { name: 'Ana', bank: 'secret', days: [{ mins: 1, note: 'secret' }] };
  expect(JSON.parse(write(response))).toEqual({ name: 'Ana', days: [{ mins: 1 }] });
});

test('a response that its schema does not allow is an error that names the field', () => {
  const wrong = () => write({ name: 'Ana', days: [{ mins: 1.5 }] });
  expect(wrong).toThrow(
    expect.objectContaining({
      method: 'GET',
      url: '/days',
      cause: expect.objectContaining({
        issues: [expect.objectContaining({ path: ['days', 0, 'mins'] })],
      }),
    }),
  );
});

// A schema that cannot be compiled would be interpreted without a word.
test.each(CALLS.map(({ name, response }) => [name, response] as const))(
  'the response of %s can be compiled',
  (_name, response) => {
    expect(() => z.compile(response, { strict: true })).not.toThrow();
  },
);

import { decideLeave, listLeaves } from '@rollcall/shared/contract';
import type { AddCall } from './add-call.ts';

// `tsc` checks this file: it fails when a line below one of the comments compiles. Nothing here is run.
const neverRun = (use: (addCall: AddCall) => void) => expect(use).toBeInstanceOf(Function);
/** Reads a field and returns no response, which every call accepts. */
const read = (_field: unknown): never => {
  throw new Error('Nothing here is run.');
};
const LEAVES = { status: true, message: 'OK', data: [] };

test('a handler has the params, query and body that the schemas of its call read', () => {
  neverRun((addCall) =>
    addCall(decideLeave, async ({ params, body }) => read([params.id, body.status])),
  );
  neverRun((addCall) =>
    addCall(listLeaves, async ({ query }) => {
      const page: number | undefined = query.page;
      return { ...LEAVES, total: page };
    }),
  );
});

test('a field that the contract renames or removes stops compiling where it is read', () => {
  // @ts-expect-error -- a parameter of the path
  neverRun((addCall) => addCall(decideLeave, async ({ params }) => read(params.leaveId)));
  // @ts-expect-error -- a query of a call without one
  neverRun((addCall) => addCall(decideLeave, async ({ query }) => read(query.page)));
  // @ts-expect-error -- a field of a query of another call
  neverRun((addCall) => addCall(listLeaves, async ({ query: { count } }) => read(count)));
  // @ts-expect-error -- a field of a body
  neverRun((addCall) => addCall(decideLeave, async ({ body }) => read(body.state)));
});

test('a response without a field of its schema stops compiling', () => {
  // @ts-expect-error -- no list
  neverRun((addCall) => addCall(listLeaves, async () => ({ status: true, message: 'OK' })));
});

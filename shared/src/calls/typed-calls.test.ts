/** @jest-environment jsdom */
import type { QueryOf } from '@rollcall/shared/transport';
import { decideLeave, ENDPOINTS, getDashboard, listLeaves } from '../contract/index.ts';
import { ContractServer } from '../testing/contract-server.ts';
import { makeForm } from './make-form.ts';
import { request, requestOwn, requestPage } from './request.ts';

// `tsc` checks this file: it fails when a line below one of the comments compiles. Nothing here is sent.
const neverRun = (use: () => unknown) => expect(use).toBeInstanceOf(Function);

const list = ENDPOINTS.listLeaves;
const decide = ENDPOINTS.decideLeave;
const params = { id: 9 };
const file = new File([], 'a.png');
const filters: QueryOf<'listLeaves'> = { status: 'Pending' };
const renamed = { page: 0, state: 'Pending' };
const mixed = { ...filters, ...renamed };

test('a call has the params, query and body of its schemas', () => {
  neverRun(() => request(ENDPOINTS.getDashboard, 'getDashboard'));
  neverRun(() => request(list, 'listLeaves'));
  neverRun(() => request(list, 'listLeaves', { query: { ...filters, page: 0 } }));
  neverRun(() => request(ENDPOINTS.punchOut, 'updateTimeLog', { params }));
  neverRun(() => request(decide, 'decideLeave', { params, body: { status: 'Approved' } }));
  neverRun(() => request(ENDPOINTS.upload, 'uploadFile', { body: makeForm<'upload'>({ file }) }));
});

test('a field that the contract renames or removes stops compiling where it is sent', () => {
  // @ts-expect-error -- a parameter of the path
  neverRun(() => request(ENDPOINTS.withdrawLeave, 'withdrawLeave', { params: { leaveId: 9 } }));
  // @ts-expect-error -- a field of a query
  neverRun(() => request(list, 'listLeaves', { query: { state: 'Pending' } }));
  // @ts-expect-error -- a field of a body
  neverRun(() => request(decide, 'decideLeave', { params, body: { state: 'Approved' } }));
  // @ts-expect-error -- a field of a form
  neverRun(() => makeForm<'upload'>({ files: file }));
});

test('an extra field stops compiling, also in a variable or a spread object', () => {
  // @ts-expect-error -- in a query
  neverRun(() => request(list, 'listLeaves', { query: { page: 0, state: 'Pending' } }));
  // @ts-expect-error -- in a variable
  neverRun(() => request(list, 'listLeaves', { query: mixed }));
  // @ts-expect-error -- in a spread object
  neverRun(() => request(list, 'listLeaves', { query: { ...filters, ...renamed } }));
  // @ts-expect-error -- in a body
  neverRun(() => request(decide, 'decideLeave', { params, body: { status: 'Approved', n: 1 } }));
  // @ts-expect-error -- a query of a call without one
  neverRun(() => request(ENDPOINTS.getDashboard, 'getDashboard', { query: { page: 0 } }));
  // @ts-expect-error -- in a form
  neverRun(() => makeForm<'upload'>({ file, name: 'a' }));
});

test('a missing or wrong value stops compiling', () => {
  // @ts-expect-error -- no params
  neverRun(() => request(ENDPOINTS.withdrawLeave, 'withdrawLeave'));
  // @ts-expect-error -- no body
  neverRun(() => request(decide, 'decideLeave', { params }));
  // @ts-expect-error -- not a status
  neverRun(() => request(list, 'listLeaves', { query: { status: 'Lost' } }));
  // @ts-expect-error -- a number is passed as such, not as text
  neverRun(() => request(list, 'listLeaves', { query: { page: '0' } }));
  // @ts-expect-error -- a form of no call
  neverRun(() => request(ENDPOINTS.upload, 'uploadFile', { body: new FormData() }));
  // @ts-expect-error -- no call of the contract
  neverRun(() => request({ ...ENDPOINTS.logout, name: 'leave' }, 'logout'));
});

test('what only our own server responds has the type of the contract', () => {
  neverRun(async () => (await requestOwn(ENDPOINTS.getCompany, 'readSettings')).weekStart + 1);
  neverRun(async () => (await requestPage(ENDPOINTS.listPeriods, 'readPeriods')).rows[0]?.from);
  // @ts-expect-error -- a field that the contract does not have
  neverRun(async () => (await requestOwn(ENDPOINTS.getCompany, 'readSettings')).firstDay);
  // @ts-expect-error -- any backend may respond to a call of the specification
  neverRun(() => requestOwn(ENDPOINTS.getDashboard, 'getDashboard'));
  // @ts-expect-error -- the same for its list
  neverRun(() => requestPage(list, 'listLeaves'));
});

test('a test of a caller has the same types: requests and responses', () => {
  const server = new ContractServer();
  neverRun(() => server.requestsOf(decideLeave).map(({ body }) => body.status));
  // @ts-expect-error -- a field of a body
  neverRun(() => server.requestsOf(decideLeave).map(({ body }) => body.state));
  // @ts-expect-error -- a field of a query
  neverRun(() => server.requestsOf(listLeaves).map(({ query }) => query.state));
  // @ts-expect-error -- a response without its data
  neverRun(() => server.respond(getDashboard, () => ({ status: true, message: 'OK' })));
});

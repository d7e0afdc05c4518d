/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import {
  closeTimeLogsMutation,
  deleteTimeLogMutation,
  timeLogOf,
  updateTimeLogMutation,
} from './time-log-repair.ts';

const { server, respond, toasts } = serveCalls();
const keyOf = () => 'key';
const EDIT = { id: 70, punchOut: '2026-03-09 17:00', reason: 'x' };

/** Clicks Undo in the last toast, and returns what is sent. */
async function undoneIds(): Promise<unknown> {
  respond(ENDPOINTS.undoTimeLogChanges, { data: [] });
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Change undone'));
  return server.requests.at(-1)?.body;
}

test('the Undo of a change names the version that it made', async () => {
  respond(ENDPOINTS.updateTimeLog, { data: { id: 71, version: 'v71' } });
  await mutate(updateTimeLogMutation(keyOf), EDIT);
  expect(await undoneIds()).toEqual({ ids: [71], versions: ['v71'] });
});

test('the Undo of a deletion names the deleted log', async () => {
  respond(ENDPOINTS.deleteTimeLog, { data: { id: 70 } });
  await mutate(deleteTimeLogMutation(keyOf), { id: 70, reason: 'x' });
  expect(await undoneIds()).toEqual({ ids: [70] });
});

test('the Undo of closed logs names those that were closed', async () => {
  const results = [
    { id: 70, newId: 71, newVersion: 'v71', problem: null },
    { id: 80, newId: null, problem: 'No' },
  ];
  respond(ENDPOINTS.closeTimeLogs, { data: results });
  await mutate(closeTimeLogsMutation(keyOf), {
    logs: [{ id: 70, punchOutAt: '2026-03-09T17:30:00-06:00' }],
    reason: 'x',
  });
  expect(await undoneIds()).toEqual({ ids: [71], versions: ['v71'] });
});

test.each([
  [{ message: 'No', timeLogId: 72 }, 72],
  [{ message: 'No' }, undefined],
  [{ message: 'No', timeLogId: 'x' }, undefined],
  ['<html>', undefined],
])('a failure %j is about log %s', async (body, id) => {
  respond(ENDPOINTS.updateTimeLog, body, 409);
  const error = await mutate(updateTimeLogMutation(keyOf), EDIT).catch((reason: unknown) => reason);
  expect(timeLogOf(error)).toBe(id);
  expect(timeLogOf(new Error('No'))).toBeUndefined();
});

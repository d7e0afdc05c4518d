/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { myShiftsQuery, shiftFeedQuery } from './my-shifts.ts';
import { rosterQuery, rosterSummaryQuery } from './roster.ts';
import { rosterCopyQuery, setRosterEntryMutation } from './roster-changes.ts';

const { read, respond, server, toasts } = serveCalls();
const WEEK = { from: '2026-03-09', to: '2026-03-15' };

test('a roster is read field by field', async () => {
  const shift = { id: '4', name: 'Early', colour: 'green', start: '06:00' };
  const day = {
    date: '2026-03-09',
    entry: { shiftIds: [4, 'x'], reason: ' ' },
    isDraft: 1,
    kind: 'shifts',
    shifts: [shift, null],
    conflicts: [{ kind: 'short-rest', minutes: '480', otherDate: '2026-03-08' }, 4],
  };
  const body = { data: [{ employeeId: 7, employeeName: 'Maya', days: [day, {}] }], total: 1 };
  const { rows } = await read<{ rows: unknown[] }>(
    ENDPOINTS.getRoster,
    body,
    rosterQuery({ ...WEEK, page: 0 }),
  );
  expect(rows).toMatchObject([
    {
      id: 7,
      employeeName: 'Maya',
      department: null,
      days: [
        {
          entry: { shiftIds: [4], reason: null },
          isDraft: true,
          shifts: [{ id: 4, name: 'Early', end: null }],
          isEmployed: true,
          conflicts: [{ kind: 'short-rest', minutes: 480, date: null }],
        },
        { date: null, entry: null, isDraft: false, shifts: [], conflicts: [] },
      ],
    },
  ]);
});

test('counts of a summary and of a copy are 0 without a number', async () => {
  const data = {
    drafts: '2',
    cover: [{ date: '2026-03-09', shifts: [{ id: 4, people: -1 }] }],
    conflicts: [{ kind: 'leave', employeeId: 7, page: null }],
  };
  const summary = rosterSummaryQuery({ from: WEEK.from });
  expect(await read(ENDPOINTS.getRosterSummary, { data }, summary)).toMatchObject({
    people: 0,
    isComplete: true,
    drafts: 2,
    cover: [{ shifts: [{ id: 4, people: 0 }] }],
    conflicts: [{ kind: 'leave', employeeId: 7, page: 0 }],
    conflictTotal: 0,
  });
  const copy = rosterCopyQuery({ from: '2026-03-09', to: '2026-03-16' });
  const skipped = [{ employeeId: 7, date: '2026-03-16', why: 'leave' }];
  expect(await read(ENDPOINTS.previewRosterCopy, { data: { skipped } }, copy)).toEqual({
    people: 0,
    changes: 0,
    overwritten: [],
    skipped: [{ employeeId: 7, employeeName: null, date: '2026-03-16', why: 'leave' }],
  });
});

test('own shifts and the state of the link are read, also without values', async () => {
  const data = { today: '2026-03-09', days: [{ kind: 'shifts', shifts: [{ name: 'Early' }] }] };
  expect(await read(ENDPOINTS.getMyShifts, { data }, myShiftsQuery())).toMatchObject({
    today: '2026-03-09',
    days: [{ kind: 'shifts', shifts: [{ name: 'Early', start: null }], isRostered: false }],
  });
  expect(
    await read(ENDPOINTS.getShiftFeed, { data: { createdAt: '' } }, shiftFeedQuery()),
  ).toBeNull();
});

test('Undo sends back what the server sent', async () => {
  const undo = {
    revision: 5,
    days: [{ employeeId: 7, date: '2026-03-09', draft: null, isDraft: true }],
  };
  respond(ENDPOINTS.setRosterEntry, { status: true, data: { undo } });
  respond(ENDPOINTS.undoRosterChanges, { status: true, data: { days: 1 } });
  const params = { employeeId: 7, date: '2026-03-09' };
  await mutate(setRosterEntryMutation(), { params, body: { shiftIds: [4] } });
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(['Draft saved', 'Change undone']),
  );
  expect(server.requests.at(-1)).toMatchObject({ body: undo });
});

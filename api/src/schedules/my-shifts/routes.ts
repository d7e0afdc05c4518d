import { Readable } from 'node:stream';
import * as calls from '@rollcall/shared/contract';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { Streamed } from '../../http/streamed.ts';
import {
  createCalendarLink,
  readCalendarLink,
  readCalendarLinkState,
  revokeCalendarLink,
} from './calendar-link.ts';
import { readMyShifts } from './my-shifts.ts';

/** Enough for a calendar program, too few to guess the secret. */
const READS_PER_MINUTE = 60;

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="shifts.ics"',
  'cache-control': 'private, max-age=300',
};

/** `/me/shifts`, `/me/calendar-link`: the caller's shifts, and a secret link with which a calendar program reads them. */
export function addMyShiftsRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getMyShifts, async ({ caller }) => ({
    status: true,
    message: 'Your shifts',
    data: await readMyShifts(context, caller),
  }));

  addCall(calls.getShiftCalendarLink, async ({ caller }) => ({
    status: true,
    message: 'Your calendar link',
    data: await readCalendarLinkState(context, caller),
  }));

  addCall(calls.createShiftCalendarLink, async (request) => {
    const path = await runCommand(context, request, { lock: lockCaller, work: createCalendarLink });
    return { status: true, message: 'Calendar link created', data: { path } };
  });

  addCall(calls.revokeShiftCalendarLink, async (request) => {
    await runCommand(context, request, { lock: lockCaller, work: revokeCalendarLink });
    return { status: true, message: 'Calendar link revoked', data: null };
  });

  addCall(
    calls.readShiftCalendarLink,
    async ({ params: { secret } }) =>
      new Streamed(Readable.from([await readCalendarLink(context, secret)]), HEADERS),
    { config: { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
}

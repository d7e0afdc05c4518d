import { Readable } from 'node:stream';
import * as calls from '@rollcall/shared/contract';
import { lockCaller } from '../commands/lock-employee.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { Streamed } from '../http/streamed.ts';
import {
  createLeaveCalendarLink,
  readLeaveCalendarLink,
  revokeLeaveCalendarLink,
} from './calendar-link.ts';

/** Enough for a calendar program, too few to guess the secret. */
const READS_PER_MINUTE = 60;

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="leaves.ics"',
  'x-content-type-options': 'nosniff',
};

/**
 * The secret calendar link: created and revoked by administrators, readable with the link alone (design §15.7).
 */
export function addCalendarLinkRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.createLeaveCalendarLink, async (request) => {
    const path = await runCommand(context, request, {
      lock: lockCaller,
      work: (command) => createLeaveCalendarLink(command, request.body?.department),
    });
    return { status: true, message: 'Calendar link created', data: { path } };
  });

  addCall(calls.revokeLeaveCalendarLink, async (request) => {
    await runCommand(context, request, {
      lock: lockCaller,
      work: revokeLeaveCalendarLink,
    });
    return { status: true, message: 'Calendar link revoked', data: null };
  });

  addCall(
    calls.readLeaveCalendarLink,
    async ({ params: { secret } }) =>
      new Streamed(Readable.from([await readLeaveCalendarLink(context, secret)]), HEADERS),
    { config: { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
}

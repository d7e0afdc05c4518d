import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockSettings } from '../changes/change.ts';
import {
  createCalendar,
  deleteCalendar,
  findCalendar,
  listCalendars,
  readCalendar,
  updateCalendar,
} from './calendars.ts';
import { deleteHoliday, setHoliday, setHolidays } from './holidays.ts';

/** `/admin/holiday-calendars` and their holidays (docs/working-time.md#plans). */
export function addHolidayRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listHolidayCalendars, async () => ({
    status: true,
    message: 'Holiday calendars',
    data: await listCalendars(context.db),
  }));

  addCall(calls.getHolidayCalendar, async ({ params: { id }, query: { year } }) => ({
    status: true,
    message: 'Holiday calendar',
    data: await readCalendar(context, id, year),
  }));

  addCall(calls.createHolidayCalendar, async (request) => ({
    status: true,
    message: 'Holiday calendar added',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => createCalendar(command, request.body),
    }),
  }));

  addCall(calls.updateHolidayCalendar, async (request) => ({
    status: true,
    message: 'Holiday calendar saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        updateCalendar(command, await findCalendar(command.tx, request.params.id), request.body),
    }),
  }));

  addCall(calls.deleteHolidayCalendar, async (request) => ({
    status: true,
    message: 'Holiday calendar deleted',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        deleteCalendar(command, await findCalendar(command.tx, request.params.id)),
    }),
  }));

  addDateRoutes(addCall, context);
}

/** The holidays of a calendar. */
function addDateRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.setHolidays, async (request) => ({
    status: true,
    message: 'Holidays saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        setHolidays(
          command,
          await findCalendar(command.tx, request.params.id),
          request.body.holidays,
        ),
    }),
  }));

  addCall(calls.setHoliday, async (request) => ({
    status: true,
    message: 'Holiday saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        setHoliday(command, await findCalendar(command.tx, request.params.id), {
          date: request.params.date,
          ...request.body,
        }),
    }),
  }));

  addCall(calls.deleteHoliday, async (request) => ({
    status: true,
    message: 'Holiday deleted',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        deleteHoliday(
          command,
          await findCalendar(command.tx, request.params.id),
          request.params.date,
        ),
    }),
  }));
}

import {
  listNotifications,
  type NotificationBody,
  readAllNotifications,
  readNotification,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listNotificationPage, markNotificationsRead } from './service.ts';

/** The caller's own notifications (capability `notifications`, design §8). */
export function addNotificationRoutes(addCall: AddCall, context: Context): void {
  addCall(listNotifications, async ({ caller, query: { page = 0 } }) => {
    const { rows, ...counted } = await listNotificationPage(context, caller, page);
    const data: NotificationBody[] = rows;
    return { status: true, message: 'Notifications', data, pageSize: PAGE_SIZE, ...counted };
  });

  addCall(readNotification, async (request) => ({
    status: true,
    message: 'Notification read',
    data: await runCommand(context, request, {
      lock: lockCaller,
      work: (command) => markNotificationsRead(command, request.params.id),
    }),
  }));

  addCall(readAllNotifications, async (request) => ({
    status: true,
    message: 'Notifications read',
    data: await runCommand(context, request, {
      lock: lockCaller,
      work: (command) => markNotificationsRead(command),
    }),
  }));
}

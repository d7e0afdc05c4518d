import {
  createAnnouncement as createAnnouncementCall,
  deleteAnnouncement as deleteAnnouncementCall,
  listAllAnnouncements,
  listAnnouncements,
  updateAnnouncement as updateAnnouncementCall,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { noLock, runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncementPage,
  listCurrentAnnouncements,
  lockAnnouncement,
  updateAnnouncement,
} from './service.ts';

/** Announcements: read by those whom they are for, edited by administrators (capability `announcements`, design §8). */
export function addAnnouncementRoutes(addCall: AddCall, context: Context): void {
  addCall(listAnnouncements, async ({ caller }) => ({
    status: true,
    message: 'Announcements',
    data: await listCurrentAnnouncements(context, caller),
  }));

  addCall(listAllAnnouncements, async ({ query: { page = 0 } }) => {
    const { rows, total } = await listAnnouncementPage(context, page);
    return { status: true, message: 'All announcements', data: rows, total, pageSize: PAGE_SIZE };
  });

  addCall(createAnnouncementCall, async (request) => ({
    status: true,
    message: 'Announcement added',
    data: await runCommand(context, request, {
      lock: noLock,
      work: (command) => createAnnouncement(command, request.body),
    }),
  }));

  addCall(updateAnnouncementCall, async (request) => ({
    status: true,
    message: 'Announcement updated',
    data: await runCommand(context, request, {
      lock: (command) => lockAnnouncement(command, request.params.id),
      work: (command, announcement) => updateAnnouncement(command, announcement, request.body),
    }),
  }));

  addCall(deleteAnnouncementCall, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockAnnouncement(command, request.params.id),
      work: deleteAnnouncement,
    });
    return { status: true, message: 'Announcement deleted', data: null };
  });
}

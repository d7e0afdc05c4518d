import {
  createAnnouncement as createAnnouncementCall,
  deleteAnnouncement as deleteAnnouncementCall,
  listAllAnnouncements,
  listAnnouncements,
  updateAnnouncement as updateAnnouncementCall,
} from '@rollcall/shared/contract';
import { makeChange } from '../../commands/change.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  listCurrentAnnouncements,
  listEveryAnnouncement,
  updateAnnouncement,
} from './service.ts';

/** Announcements: read by all employees, edited by administrators (capability `announcements`, design §8). */
export function addAnnouncementRoutes(addCall: AddCall, context: Context): void {
  addCall(listAnnouncements, async () => ({
    status: true,
    message: 'Announcements',
    data: await listCurrentAnnouncements(context),
  }));

  addCall(listAllAnnouncements, async () => ({
    status: true,
    message: 'All announcements',
    data: await listEveryAnnouncement(context),
  }));

  addCall(createAnnouncementCall, async (request) => ({
    status: true,
    message: 'Announcement added',
    data: await makeChange(context, request, (change) => createAnnouncement(change, request.body)),
  }));

  addCall(updateAnnouncementCall, async (request) => ({
    status: true,
    message: 'Announcement updated',
    data: await makeChange(context, request, (change) =>
      updateAnnouncement(change, request.params.id, request.body),
    ),
  }));

  addCall(deleteAnnouncementCall, async (request) => {
    await makeChange(context, request, (change) => deleteAnnouncement(change, request.params.id));
    return { status: true, message: 'Announcement deleted', data: null };
  });
}

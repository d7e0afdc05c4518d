import {
  createAnnouncement as createAnnouncementCall,
  deleteAnnouncement as deleteAnnouncementCall,
  listAllAnnouncements,
  listAnnouncements,
  updateAnnouncement as updateAnnouncementCall,
} from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { makeChange } from '../changes/change.ts';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { findAnnouncements } from './queries.ts';
import { createAnnouncement, deleteAnnouncement, updateAnnouncement } from './service.ts';

/** Announcements: read by everybody, kept by administrators (capability `announcements`, design §8). */
export function addAnnouncementRoutes(addCall: AddCall, context: Context): void {
  const { db, clock, zone } = context;
  addCall(listAnnouncements, async () => ({
    status: true,
    message: 'Announcements',
    data: await findAnnouncements(db, today(clock(), zone)),
  }));

  addCall(listAllAnnouncements, async () => ({
    status: true,
    message: 'All announcements',
    data: await findAnnouncements(db),
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

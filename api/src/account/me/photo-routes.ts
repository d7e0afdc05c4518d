import * as calls from '@rollcall/shared/contract';
import { queueKeyOf } from '../../access/caller.ts';
import type { Command } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { purgeMarkedFiles, storeUpload } from '../../files/service.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readForm } from '../../http/read-form.ts';
import { type EmployeeRecord, lockRecord } from '../../people/records/record.ts';
import { updateEmployee } from '../../people/records/update.ts';
import { readMe } from './service.ts';

/** `PUT /me/photo` (design §8): the caller's own photo, as a form. */
export function addMyPhotoFormRoute(addCall: AddCall, context: Context): void {
  addCall(
    calls.updateMyPhoto,
    async (request) => {
      await runCommand(context, request, {
        prepare: () =>
          storeUpload(context, queueKeyOf(request.caller), request.body.file, {
            accepts: 'image',
          }),
        lock: (command) => lockRecord(command, request.caller.id),
        work: setPhoto,
      });
      context.background.run(() => purgeMarkedFiles(context));
      return { status: true, message: 'Photo saved', data: await readMe(context, request.caller) };
    },
    { preValidation: readForm({ fileBytes: context.uploads.maxBytes, files: 1 }) },
  );
}

/** `DELETE /me/photo` (design §8). */
export function addMyPhotoRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.deleteMyPhoto, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.caller.id),
      work: (command, record) => setPhoto(command, record, null),
    });
    context.background.run(() => purgeMarkedFiles(context));
    return { status: true, message: 'Photo removed', data: await readMe(context, request.caller) };
  });
}

/**
 * Replaces the photo of the locked employee, or removes it with null. It has a call of its own and no version: it
 * overwrites nothing but the photo.
 */
async function setPhoto(
  command: Command,
  record: EmployeeRecord,
  avatarUrl: string | null,
): Promise<void> {
  const { version } = record;
  await updateEmployee(command, record, { avatarUrl, profilePhotoUrl: avatarUrl, version });
}

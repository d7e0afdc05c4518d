import { getFile, upload } from '@rollcall/shared/contract';
import { queueKeyOf } from '../access/caller.ts';
import { noLock, runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { AddCall } from '../http/add-call.ts';
import { readForm } from '../http/read-form.ts';
import { Streamed } from '../http/streamed.ts';
import { isSignedFor, urlSigner } from './file-url.ts';
import { findFile } from './queries.ts';
import { storeUpload } from './service.ts';

/** Uploaded files may not run scripts, be framed or be interpreted as another type (design §12). */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** `POST /admin/s3/upload` (spec §7): returns the file's URL, signed so that it can be shown immediately. */
export function addUploadRoute(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);
  addCall(
    upload,
    async (request) => {
      const url = await runCommand(context, request, {
        prepare: () =>
          storeUpload(context, queueKeyOf(request.caller), request.body.file, {
            accepts: 'image or pdf',
          }),
        lock: noLock,
        work: async (_command, _locked, stored) => stored,
      });
      return { status: true, message: 'Image uploaded successfully', data: sign(url) ?? '' };
    },
    { preValidation: readForm({ fileBytes: context.uploads.maxBytes, files: 1 }) },
  );
}

/** `GET /files/{id}`: a file, to anyone who has its signed URL (design §12). */
export function addFileRoute(addCall: AddCall, context: Context): void {
  addCall(getFile, async ({ params: { id }, query }) => {
    const now = context.clock();
    if (query.expires <= now || !isSignedFor(context.signer, id, query)) {
      throw new ApiError('forbidden', 'This link has expired. Reload the page to get a new one.');
    }
    const row = await findFile(context.db, id);
    const data = row && (await context.files.open(id));
    if (!data) throw new ApiError('not_found', 'There is no such file.');
    const isImage = row.mediaType.startsWith('image/');
    const seconds = Math.floor((query.expires - now) / 1000);
    return new Streamed(data, {
      ...HEADERS,
      'content-type': row.mediaType,
      'content-length': row.bytes,
      'content-disposition': isImage ? 'inline' : 'attachment; filename="document.pdf"',
      'cache-control': `private, max-age=${seconds}, immutable`,
    });
  });
}

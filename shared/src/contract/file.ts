import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope, wholeNumber } from './envelope.ts';

/** A file in a form. Its content, not its name, decides its type (design §12). */
export const formFile = z.file('File is required');

/** Stores an image or a PDF (spec §7); `data` is its location, to be saved in a document or as a photo. */
export const upload = defineCall({
  ...ENDPOINTS.upload,
  isForm: true,
  body: z.object({ file: formFile }),
  response: envelope(z.string()),
});

/** Downloads a file from a signed URL of one of our responses. Needs no token; valid for one to two hours. */
export const getFile = defineCall({
  ...ENDPOINTS.getFile,
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'No file has this id')) }),
  query: z.object({
    expires: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    signature: z.string().check(z.maxLength(100)),
  }),
  /** Not JSON: the file itself, with its own media type. */
  response: z.any(),
});

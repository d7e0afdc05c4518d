import { ApiError } from '@rollcall/shared/transport';
import { mutationOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { FAILURES } from './outcomes.ts';
import { asFields, readText } from './reading/fields.ts';
import { request } from './request.ts';

/** A file on its way. */
export interface Upload {
  readonly file: Blob;
  readonly name: string;
  readonly onProgress?: (sent: number) => void;
}

/** Keeps a file and returns its location (spec §7). Failure: 'Failed to upload image'. */
export const uploadMutation = () =>
  mutationOptions({
    mutationFn: async ({ file, name, onProgress }: Upload): Promise<string> => {
      const body = new FormData();
      body.append('file', file, name);
      const answer = await request(ENDPOINTS.upload, 'uploadFile', {
        body,
        ...(onProgress && { onProgress }),
      });
      const location = readLocation(answer);
      if (location === null) throw new ApiError({ message: FAILURES.uploadFile, status: 200 });
      return location;
    },
    meta: {
      outcome: {
        toastFailure: true,
        success: { text: 'Image uploaded successfully', tone: 'success' },
      },
    },
  });

/** `data` is the location; somebody else's storage may call it so. A page that a proxy answers instead is none. */
function readLocation(answer: unknown): string | null {
  const data = asFields(answer)?.data ?? answer;
  const fields = asFields(data);
  const named = readText(fields?.location) ?? readText(fields?.Location) ?? readText(fields?.url);
  return named ?? (typeof data === 'string' && !/[<\n]/.test(data) ? readText(data) : null);
}

/** What the server said of a failure; undefined where it is the console's own default (spec §8). */
export function serverMessage(error: Error): string | undefined {
  return Object.values<string>(FAILURES).includes(error.message) ? undefined : error.message;
}

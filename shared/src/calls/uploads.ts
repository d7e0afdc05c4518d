import { ApiError } from '@rollcall/shared/transport';
import { mutationOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { asFields, readText } from './reading/fields.ts';
import { request } from './request.ts';

/** A file to upload. */
export interface Upload {
  readonly file: Blob;
  readonly name: string;
  /** Called with the fraction that has been uploaded, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Uploads a file and returns its location (spec §7). Failure: 'Failed to upload image'. */
export const uploadMutation = () =>
  mutationOptions({
    mutationFn: async ({ file, name, onProgress }: Upload): Promise<string> => {
      const body = new FormData();
      body.append('file', file, name);
      const response = await request(ENDPOINTS.upload, 'uploadFile', {
        body,
        ...(onProgress && { onProgress }),
      });
      const location = readLocation(response);
      if (location === null)
        throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.uploadFile, status: 200 });
      return location;
    },
    meta: {
      outcome: {
        toastFailure: true,
        success: { text: 'Image uploaded successfully', tone: 'success' },
      },
    },
  });

/** The location is `data`, or `data.location`, `data.Location` or `data.url`. An HTML page from a proxy is none. */
function readLocation(response: unknown): string | null {
  const data = asFields(response)?.data ?? response;
  const fields = asFields(data);
  const named = readText(fields?.location) ?? readText(fields?.Location) ?? readText(fields?.url);
  return named ?? (typeof data === 'string' && !/[<\n]/.test(data) ? readText(data) : null);
}

/** The server's message of a failure; undefined when it is one of the console's defaults (spec §8). */
export function serverMessage(error: Error): string | undefined {
  return Object.values<string>(DEFAULT_ERROR_MESSAGES).includes(error.message)
    ? undefined
    : error.message;
}

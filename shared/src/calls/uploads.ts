import { ApiError } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { makeForm } from './make-form.ts';
import { asFields, readText } from './reading/fields.ts';
import { request } from './request.ts';
import { writeMutation } from './write.ts';

/** A file to upload. */
export interface Upload {
  readonly file: Blob;
  readonly name: string;
  /** Called with the fraction that has been uploaded, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Uploads a file and returns its location (spec §7). Failure: 'Failed to upload image'. */
export const uploadMutation = () =>
  writeMutation('upload', {
    mutationFn: async ({ file, name, onProgress }: Upload): Promise<string> => {
      const body = makeForm<'upload'>({ file: new File([file], name, { type: file.type }) });
      const response = await request(ENDPOINTS.upload, 'uploadFile', {
        body,
        ...(onProgress && { onProgress }),
      });
      const location = readLocation(response);
      if (location === null)
        throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.uploadFile, status: 200 });
      return location;
    },
    success: { text: 'Image uploaded successfully', tone: 'success' },
  });

/** The location is `data`, or `data.location`, `data.Location` or `data.url`. An HTML page from a proxy is none. */
function readLocation(response: unknown): string | null {
  const data = asFields(response)?.data ?? response;
  const fields = asFields(data);
  const named = readText(fields?.location) ?? readText(fields?.Location) ?? readText(fields?.url);
  return named ?? (typeof data === 'string' && !/[<\n]/.test(data) ? readText(data) : null);
}

/** The server's message of a failure; undefined when it sent none (spec §8). */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.origin === 'server' ? error.message : undefined;
}

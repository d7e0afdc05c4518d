import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../core/errors/api-error.ts';

/** What a file of a form may be, and its name in messages; a form with one file needs no name. */
export interface FileRule {
  readonly accepts: 'image' | 'image or pdf';
  readonly field?: string;
  readonly label?: string;
}

/** An upload as it is stored. */
export interface Recognised {
  readonly mediaType: string;
  readonly data: Uint8Array;
}

/** Larger images are refused: decoding them would use up the memory. */
const MOST_PIXELS = 40_000_000;
/** Longest edge of a stored image, in pixels: enough to read an identity card. */
const LONGEST_EDGE = 3000;
const IMAGES: Record<string, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Detects the type of an upload by its content, never by its name or by what the browser says. Images are encoded again,
 * upright, which removes metadata such as the location and anything else hidden in the file. A PDF is stored unchanged.
 * @param queued runs the decoding when it is its turn
 * @throws ApiError `unsupported_type`, or `invalid` for an empty file and an image that cannot be read.
 */
export async function recognise(
  upload: Uint8Array,
  rule: FileRule,
  queued: <T>(job: () => Promise<T>) => Promise<T>,
): Promise<Recognised> {
  if (upload.length === 0) throw refusal('invalid', 'The file is empty.', rule);
  const mediaType = (await fileTypeFromBuffer(upload))?.mime ?? '';
  const format = IMAGES[mediaType];
  if (format) {
    try {
      return { mediaType, data: await queued(() => redraw(upload, format)) };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw refusal(
        'invalid',
        'The image cannot be read. It may be damaged, or too large.',
        rule,
        cause,
      );
    }
  }
  const isPdf = mediaType === 'application/pdf';
  if (isPdf && rule.accepts === 'image or pdf') return { mediaType, data: upload };
  const allowed =
    rule.accepts === 'image' ? 'JPEG, PNG or WebP image' : 'JPEG, PNG or WebP image or a PDF';
  throw refusal('unsupported_type', `The file must be a ${allowed}.`, rule);
}

function refusal(
  code: 'invalid' | 'unsupported_type',
  message: string,
  { field = 'file', label }: FileRule,
  cause?: unknown,
): ApiError {
  const named = label ? `${label}: ${message}` : message;
  return new ApiError(code, named, { fields: [{ field, message }], cause });
}

const redraw = (upload: Uint8Array, format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> =>
  sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();

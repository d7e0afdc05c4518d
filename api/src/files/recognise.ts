import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../core/errors/api-error.ts';

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
 * @throws ApiError `unsupported_type`, or `invalid` for an image that cannot be read.
 */
export async function recognise(
  upload: Uint8Array,
  accepts: 'image' | 'image or pdf',
  queued: <T>(job: () => Promise<T>) => Promise<T>,
): Promise<Recognised> {
  const mediaType = (await fileTypeFromBuffer(upload))?.mime ?? '';
  const format = IMAGES[mediaType];
  if (format) return { mediaType, data: await queued(() => redraw(upload, format)) };
  const isPdf = mediaType === 'application/pdf';
  if (isPdf && accepts === 'image or pdf') return { mediaType, data: upload };
  const allowed =
    accepts === 'image' ? 'JPEG, PNG or WebP image' : 'JPEG, PNG or WebP image or a PDF';
  throw new ApiError('unsupported_type', `The file must be a ${allowed}.`);
}

async function redraw(upload: Uint8Array, format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> {
  try {
    return await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({
        width: LONGEST_EDGE,
        height: LONGEST_EDGE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(format)
      .toBuffer();
  } catch (cause) {
    const message = 'The image cannot be read. It may be damaged, or too large.';
    throw new ApiError('invalid', message, { fields: [{ field: 'file', message }], cause });
  }
}

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ApiError } from '../core/errors/api-error.ts';

/** What is kept of an upload. */
export interface Recognised {
  readonly mediaType: string;
  readonly data: Uint8Array;
}

/** Pixels above which an image is a bomb rather than a photograph. */
const MOST_PIXELS = 40_000_000;
/** Longest edge that is kept, in pixels: enough to read an identity card. */
const LONGEST_EDGE = 3000;
const IMAGES: Record<string, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Says what an upload is by its content, never by its name or by what the browser claims. Images are drawn
 * again, upright: metadata, places and whatever else a file hides are gone. A PDF is kept as it is.
 * @throws ApiError `unsupported_type`, or `invalid` for an image that cannot be read.
 */
export async function recognise(
  upload: Uint8Array,
  accepts: 'image' | 'image or pdf',
): Promise<Recognised> {
  const mediaType = (await fileTypeFromBuffer(upload))?.mime ?? '';
  const format = IMAGES[mediaType];
  if (format) return { mediaType, data: await redraw(upload, format) };
  const isPdf = mediaType === 'application/pdf';
  if (isPdf && accepts === 'image or pdf') return { mediaType, data: upload };
  const wanted =
    accepts === 'image' ? 'JPEG, PNG or WebP image' : 'JPEG, PNG or WebP image or a PDF';
  throw new ApiError('unsupported_type', `The file must be a ${wanted}.`);
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

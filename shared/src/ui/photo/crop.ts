/** The part of an image that becomes the photo. */
export interface Crop {
  /** 1 is the largest possible square. */
  readonly zoom: number;
  /** Horizontal position, from 0 (left) to 1 (right). */
  readonly across: number;
  /** Vertical position, from 0 (top) to 1 (bottom). */
  readonly down: number;
}

export const CENTRE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** Edge of a photo in pixels: sharp at every size in the console. */
const EDGE = 512;

/** Types that keep their transparency. A browser that cannot write WebP writes PNG. */
const TRANSPARENT = ['image/png', 'image/webp'];

/**
 * The square that a crop cuts out of an image, as left, top and edge in pixels.
 * @example squareOf({ width: 400, height: 200 }, { zoom: 1, across: 0.5, down: 0.5 }) // { left: 100, top: 0, edge: 200 }
 */
export function squareOf(image: { width: number; height: number }, { zoom, across, down }: Crop) {
  const edge = Math.min(image.width, image.height) / zoom;
  return { left: (image.width - edge) * across, top: (image.height - edge) * down, edge };
}

/** Crops an image file. Returns a file that the browser cannot decode unchanged, for the server to check. */
export async function cropPhoto(file: Blob, crop: Crop): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const { left, top, edge } = squareOf(image, crop);
    const size = Math.min(EDGE, Math.round(edge));
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    const type = TRANSPARENT.includes(file.type) ? file.type : 'image/jpeg';
    if (type === 'image/jpeg' && context) {
      // Otherwise what is transparent becomes black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size, size);
    }
    context?.drawImage(image, left, top, edge, edge, 0, 0, size, size);
    image.close();
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return photo ?? file;
  } catch {
    return file;
  }
}

/** Which part of an image becomes the photo: 1 is the largest square; the shares lie between 0 and 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const CENTRE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** Edge of a photo in pixels: sharp at every size that the console shows. */
const EDGE = 512;

/**
 * The square of an image that a crop names, as left, top and edge in pixels.
 * @example squareOf({ width: 400, height: 200 }, { zoom: 1, across: 0.5, down: 0.5 }) // { left: 100, top: 0, edge: 200 }
 */
export function squareOf(image: { width: number; height: number }, { zoom, across, down }: Crop) {
  const edge = Math.min(image.width, image.height) / zoom;
  return { left: (image.width - edge) * across, top: (image.height - edge) * down, edge };
}

/** The photo of a file. An image that this browser cannot read is left to the server as it is. */
export async function cropPhoto(file: Blob, crop: Crop): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const { left, top, edge } = squareOf(image, crop);
    const size = Math.min(EDGE, Math.round(edge));
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    canvas.getContext('2d')?.drawImage(image, left, top, edge, edge, 0, 0, size, size);
    image.close();
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return photo ?? file;
  } catch {
    return file;
  }
}

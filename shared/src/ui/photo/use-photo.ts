import { useState } from 'react';
import { UPLOAD_HINT_BYTES } from '../../domain/index.ts';
import { CENTRE, type Crop, cropPhoto } from './crop.ts';
import { PHOTO_TYPES, TEXTS, WRONG_TYPE } from './texts.ts';

/** A cropped photo to upload. */
interface Photo {
  readonly file: Blob;
  readonly name: string;
  /** Called with the fraction that has been uploaded, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

export interface PhotoOptions {
  /** Whether the server refuses photos above the limit (spec §9); our own does. */
  readonly isLimited: boolean;
  /** Uploads and saves a photo. */
  readonly send: (photo: Photo) => Promise<unknown>;
  /** The server's message of a failure, if it sent one. */
  readonly messageOf: (error: unknown) => string | undefined;
}

/** Sends a photo as soon as it is chosen (spec §4). Keeps the file, so that the crop can be adjusted. */
export function usePhoto({ isLimited, send, messageOf }: PhotoOptions) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  /** Upload progress from 0 to 1; undefined when nothing is uploading. */
  const [progress, setProgress] = useState<number>();

  async function sendCropped(chosen: File, crop: Crop) {
    setProblem(undefined);
    setProgress(0);
    try {
      const photo = await cropPhoto(chosen, crop);
      if (isLimited && photo.size > UPLOAD_HINT_BYTES) {
        setProblem(TEXTS.tooLarge);
        return;
      }
      await send({ file: photo, name: chosen.name, onProgress: setProgress });
    } catch (error) {
      setProblem(messageOf(error) ?? TEXTS.failed);
    } finally {
      setProgress(undefined);
    }
  }

  return {
    problem,
    progress,
    canAdjust: file !== undefined && progress === undefined,
    file,
    choose(chosen: File) {
      const refusal = chosen.size === 0 ? TEXTS.empty : WRONG_TYPE;
      if (chosen.size === 0 || !PHOTO_TYPES.includes(chosen.type)) {
        setFile(undefined);
        setProblem(refusal);
        return;
      }
      setFile(chosen);
      void sendCropped(chosen, CENTRE);
    },
    adjust(crop: Crop) {
      if (file) void sendCropped(file, crop);
    },
  };
}

import { serverMessage, uploadMutation } from '@rollcall/shared/calls';
import { UPLOAD_HINT_BYTES } from '@rollcall/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CENTRE, type Crop, cropPhoto } from './crop.ts';
import { PHOTO_TYPES, TEXTS, WRONG_TYPE } from './texts.ts';

interface Options {
  /** Whether the backend is our own server, which enforces the size limit (spec §9). */
  readonly isOwnServer: boolean;
  /** Saves the employee with a photo's location. */
  readonly save: (url: string) => Promise<unknown>;
}

/** Uploads a photo and then saves the employee (spec §4). Keeps the file, so that the crop can be adjusted. */
export function usePhoto({ isOwnServer, save }: Options) {
  const upload = useMutation(uploadMutation());
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  /** Upload progress from 0 to 1; undefined when nothing is uploading. */
  const [progress, setProgress] = useState<number>();

  async function send(chosen: File, crop: Crop) {
    setProblem(undefined);
    setProgress(0);
    try {
      const photo = await cropPhoto(chosen, crop);
      if (isOwnServer && photo.size > UPLOAD_HINT_BYTES) {
        setProblem(TEXTS.tooLarge);
        return;
      }
      const { name } = chosen;
      await save(await upload.mutateAsync({ file: photo, name, onProgress: setProgress }));
    } catch (error) {
      setProblem(serverMessage(error) ?? TEXTS.failed);
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
      if (!PHOTO_TYPES.includes(chosen.type)) {
        setFile(undefined);
        setProblem(WRONG_TYPE);
        return;
      }
      setFile(chosen);
      void send(chosen, CENTRE);
    },
    adjust(crop: Crop) {
      if (file) void send(file, crop);
    },
  };
}

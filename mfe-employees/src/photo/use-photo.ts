import { serverMessage, uploadMutation } from '@rollcall/shared/calls';
import { UPLOAD_HINT_BYTES } from '@rollcall/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CENTRE, type Crop, cropPhoto } from './crop.ts';
import { PHOTO_TYPES, TEXTS, WRONG_TYPE } from './texts.ts';

interface Options {
  /** Whether the server is our own, whose limit is known (spec §9). */
  readonly isOwn: boolean;
  /** Saves the employee with a photo's location. */
  readonly save: (url: string) => Promise<unknown>;
}

/** Uploads a photo, then saves the employee at once (spec §4). The file stays at hand to be cropped otherwise. */
export function usePhoto({ isOwn, save }: Options) {
  const upload = useMutation(uploadMutation());
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  /** From 0 to 1; undefined while nothing is on its way. */
  const [sent, setSent] = useState<number>();

  async function send(chosen: File, crop: Crop) {
    setProblem(undefined);
    setSent(0);
    try {
      const photo = await cropPhoto(chosen, crop);
      if (isOwn && photo.size > UPLOAD_HINT_BYTES) {
        setProblem(TEXTS.tooLarge);
        return;
      }
      const { name } = chosen;
      await save(await upload.mutateAsync({ file: photo, name, onProgress: setSent }));
    } catch (error) {
      setProblem((error instanceof Error && serverMessage(error)) || TEXTS.failed);
    } finally {
      setSent(undefined);
    }
  }

  return {
    problem,
    sent,
    canAdjust: file !== undefined && sent === undefined,
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

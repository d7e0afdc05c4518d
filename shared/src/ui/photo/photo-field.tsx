import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex, Progress } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { FileInput } from '../file-input.tsx';
import { FieldLayout } from '../form/field-layout.tsx';
import { safeImage } from '../safe-link.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { PhotoAdjust } from './photo-adjust.tsx';
import { PHOTO_TYPES, TEXTS } from './texts.ts';
import { type PhotoOptions, usePhoto } from './use-photo.ts';

interface Props extends PhotoOptions {
  /** URL of the current photo; null without one. */
  readonly url: string | null;
  /** Another action, next to Adjust. */
  readonly action?: ReactNode;
}

const ID = 'profile-photo';

/** The photo of an employee: choosing one saves it with a centred crop, which Adjust can then change (design §8). */
export function PhotoField({ url, action, ...options }: Props) {
  const photo = usePhoto(options);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { problem, progress } = photo;
  const fileInput = useRef<HTMLInputElement>(null);
  // Adjust and its sliders disappear after use.
  const focusFallback = useFocusFallback(() => fileInput.current);
  return (
    <Flex gap="middle" align="start" wrap {...focusFallback}>
      <Avatar size={72} src={safeImage(url)} alt="" icon={<UserOutlined aria-hidden />} />
      <div style={{ flex: 1, minWidth: 220 }}>
        <FieldLayout
          label={TEXTS.label}
          htmlFor={ID}
          errors={problem === undefined ? [] : [{ id: `${ID}-error`, text: problem }]}
        >
          <FileInput
            ref={fileInput}
            id={ID}
            accept={PHOTO_TYPES.join(',')}
            disabled={progress !== undefined}
            aria-describedby={problem === undefined ? undefined : `${ID}-error`}
            isUsedAtOnce
            onFile={(chosen) => chosen && photo.choose(chosen)}
          />
        </FieldLayout>
        {progress !== undefined && (
          <Progress aria-label={TEXTS.progress} percent={Math.round(progress * 100)} size="small" />
        )}
        <Flex gap="small" wrap>
          {photo.canAdjust && !isAdjusting && (
            <Button size="small" onClick={() => setIsAdjusting(true)}>
              {TEXTS.adjust}
            </Button>
          )}
          {progress === undefined && action}
        </Flex>
        {photo.canAdjust && isAdjusting && photo.file && (
          <PhotoAdjust
            file={photo.file}
            onApply={(crop) => {
              setIsAdjusting(false);
              photo.adjust(crop);
            }}
          />
        )}
      </div>
    </Flex>
  );
}

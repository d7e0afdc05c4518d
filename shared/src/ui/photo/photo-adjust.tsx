import { Button, Flex, Slider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CENTRE, type Crop, squareOf } from './crop.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly file: Blob;
  readonly onApply: (crop: Crop) => void;
}

const EDGE = 160;

/** Adjusts the crop with three sliders, which also work by keyboard, and shows a preview. */
export function PhotoAdjust({ file, onApply }: Props) {
  const [crop, setCrop] = useState(CENTRE);
  const canvas = usePreview(file, crop);
  const slider = (label: string, part: keyof Crop, range: { min: number; max: number }) => (
    <div>
      <span aria-hidden>{label}</span>
      <Slider
        {...range}
        step={0.01}
        value={crop[part]}
        tooltip={{ open: false }}
        ariaLabelForHandle={label}
        onChange={(value) => setCrop((before) => ({ ...before, [part]: value }))}
      />
    </div>
  );
  return (
    <Flex gap="middle" align="start" wrap style={{ marginBottom: 16 }}>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        aria-hidden
        style={{ borderRadius: '50%', background: 'rgba(127, 127, 127, 0.2)' }}
      />
      <div style={{ flex: 1, minWidth: 180 }}>
        {slider(TEXTS.zoom, 'zoom', { min: 1, max: 4 })}
        {slider(TEXTS.across, 'across', { min: 0, max: 1 })}
        {slider(TEXTS.down, 'down', { min: 0, max: 1 })}
        <Button size="small" type="primary" onClick={() => onApply(crop)}>
          {TEXTS.apply}
        </Button>
      </div>
    </Flex>
  );
}

/** Draws the cropped image into a canvas whenever the crop changes. */
function usePreview(file: Blob, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCancelled = false;
    async function draw() {
      const image = await createImageBitmap(file);
      if (isCancelled) return;
      const { left, top, edge } = squareOf(image, crop);
      const context = canvas.current?.getContext('2d');
      context?.clearRect(0, 0, EDGE, EDGE);
      context?.drawImage(image, left, top, edge, edge, 0, 0, EDGE, EDGE);
      image.close();
    }
    // An image that the browser cannot decode has no preview.
    draw().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [file, crop]);
  return canvas;
}

import { Button, Flex, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly reached: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How far an action has come. It has the focus, since what was pressed is gone. */
export function BulkRunning({ reached, total, onStop }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = TEXTS.working(reached, total);
  return (
    <Flex align="center" gap="middle">
      <Progress
        percent={Math.floor((100 * reached) / total)}
        aria-label={text}
        format={() => text}
      />
      <Button ref={button} onClick={onStop}>
        {TEXTS.stop}
      </Button>
    </Flex>
  );
}

import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { RefusedRows } from './refused-rows.tsx';
import { TEXTS } from './texts.ts';
import type { Result } from './use-bulk-run.ts';

interface Props extends Result {
  readonly onGoOn: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Says how many rows were changed, and why the others were not. */
export function BulkResult({ request, rows, message, onGoOn, onUndo, onClose }: Props) {
  const section = useRef<HTMLDivElement>(null);
  // The button that ran the action, or Stop, is gone.
  useEffect(() => section.current?.focus(), []);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const left = request.ids.length - rows.length;
  return (
    <div ref={section} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        type={changed.length > 0 ? 'warning' : 'error'}
        role="alert"
        title={TEXTS.outcome(changed.length, request.ids.length)}
        description={
          <>
            {message !== '' && <div>{message}</div>}
            {left > 0 && <div>{TEXTS.left(left)}</div>}
            <RefusedRows rows={rows} />
          </>
        }
      />
      <Flex wrap justify="end" gap="small" style={{ marginTop: 16 }}>
        {rows.some(({ undo }) => undo !== null) && (
          <Button onClick={onUndo}>{TEXTS.undo(changed.length)}</Button>
        )}
        {left > 0 && <Button onClick={onGoOn}>{TEXTS.goOn(left)}</Button>}
        <Button type="primary" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </Flex>
    </div>
  );
}

import { useNamedDialog } from '@rollcall/shared/url';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import type { CloseFilter } from './close-dialog.tsx';
import { TEXTS } from './texts.ts';

// Loaded on demand: it is rarely used.
const CloseDialog = lazy(async () => ({
  default: (await import('./close-dialog.tsx')).CloseDialog,
}));

interface Props {
  /** How many logs without a punch-out match. */
  readonly count: number;
  readonly isExact: boolean;
  readonly filter: CloseFilter;
}

/** Offers to close the listed logs, which have no punch-out. */
export function CloseButton({ count, isExact, filter }: Props) {
  const { isOpen, open, close } = useNamedDialog('close-logs');
  if (count === 0 && !isOpen) return null;
  return (
    <Flex wrap align="center" gap="small" style={{ marginBottom: 16 }}>
      <Button onClick={open}>{TEXTS.open(count, isExact)}</Button>
      <Typography.Text type="secondary">{TEXTS.about}</Typography.Text>
      {isOpen && (
        <Suspense>
          <CloseDialog filter={filter} onClose={close} />
        </Suspense>
      )}
    </Flex>
  );
}

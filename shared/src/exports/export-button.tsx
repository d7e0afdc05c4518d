import { useCapability } from '@rollcall/shared/session';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import type { ExportProps } from './export-props.ts';

// Loaded on demand: it is rarely used.
const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}));

/** A button that exports all rows that a list shows, on all pages. Nothing without the capability `export`. */
export function ExportButton(props: ExportProps) {
  const isOffered = useCapability('export');
  const { isOpen, open, close } = useNamedDialog('export');
  if (!isOffered) return null;
  return (
    <>
      <Button onClick={open}>Export…</Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { NO_VALUES } from './request-values.ts';
import { TEXTS } from './texts.ts';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/**
 * Opens the form that asks for a leave: one's own, or on an employee's behalf. What was typed is there again after
 * Escape (design §8).
 */
export function RequestButton({ isOnBehalf }: { readonly isOnBehalf: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(NO_VALUES);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {isOnBehalf ? TEXTS.onBehalf : TEXTS.own}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequestDialog
            isOnBehalf={isOnBehalf}
            kept={kept}
            onClose={(values) => {
              setKept(values);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

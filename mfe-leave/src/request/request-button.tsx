import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { TEXTS } from './texts.ts';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/** Opens the form that asks for a leave: one's own, or on an employee's behalf. */
export function RequestButton({ isOnBehalf }: { readonly isOnBehalf: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {isOnBehalf ? TEXTS.onBehalf : TEXTS.own}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequestDialog isOnBehalf={isOnBehalf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { NO_VALUES } from './request-values.ts';
import { TEXTS } from './texts.ts';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/**
 * Opens the form to request a leave, for yourself or on behalf of an employee. After Escape the form keeps its values
 * (design §8).
 */
export function RequestButton({ isOnBehalf }: { readonly isOnBehalf: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(NO_VALUES);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {isOnBehalf ? TEXTS.onBehalf : TEXTS.own}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequestDialog
            isOnBehalf={isOnBehalf}
            initial={draft}
            onClose={(values) => {
              setDraft(values);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

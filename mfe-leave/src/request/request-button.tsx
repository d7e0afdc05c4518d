import { forgetInput } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { draftName } from './request-values.ts';
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
  const draft = draftName(isOnBehalf);
  useEffect(() => () => forgetInput(draft), [draft]);
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

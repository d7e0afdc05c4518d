import { forgetInput, hasInput, PageNotice } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { draftName } from './request-values.ts';
import { TEXTS } from './texts.ts';
import './request-button.css';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}));

/**
 * Opens the form to request a leave, for yourself or on behalf of an employee. After Escape the form keeps its values
 * (design §8).
 */
export function RequestButton({ isOnBehalf }: { readonly isOnBehalf: boolean }) {
  const { isOpen, open, close } = useNamedDialog('request');
  const [hasKept, setHasKept] = useState(false);
  const draft = draftName(isOnBehalf);
  useEffect(() => () => forgetInput(draft), [draft]);
  useEffect(() => {
    // However it is closed, also by Back.
    if (isOpen) return () => setHasKept(hasInput(draft));
    return undefined;
  }, [isOpen, draft]);
  return (
    <>
      <Button type="primary" onClick={open}>
        {/* One child: between several, antd leaves a gap. */}
        <span>
          {TEXTS.own}
          {isOnBehalf && <span className="request-whom"> {TEXTS.whom}</span>}
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RequestDialog isOnBehalf={isOnBehalf} onClose={close} />
        </Suspense>
      )}
      {hasKept && !isOpen && (
        <PageNotice
          text={TEXTS.kept}
          action={TEXTS.reopen}
          onAction={open}
          onClose={() => setHasKept(false)}
        />
      )}
    </>
  );
}

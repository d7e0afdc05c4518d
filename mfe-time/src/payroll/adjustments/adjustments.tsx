import { useNamedDialog } from '@rollcall/shared/url';
import { Button } from 'antd';
import { AdjustmentForm } from './adjustment-form.tsx';
import { AdjustmentList } from './adjustment-list.tsx';
import { TEXTS } from './texts.ts';

/** All adjustments, and a form to add one. */
export function Adjustments() {
  const { isOpen, open, close } = useNamedDialog('add-adjustment');
  return (
    <>
      <AdjustmentList
        title={TEXTS.title}
        hint={TEXTS.intro}
        filter={{}}
        empty={TEXTS.empty}
        isDeletable
        action={
          <Button aria-haspopup="dialog" onClick={open}>
            {TEXTS.add}
          </Button>
        }
      />
      {isOpen && <AdjustmentForm onClose={close} />}
    </>
  );
}

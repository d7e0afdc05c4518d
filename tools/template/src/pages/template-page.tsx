import { useCapability } from '@rollcall/shared/session';
import { PageHeading } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Alert, Button } from 'antd';
import { BACKEND } from '../items/calls.ts';
import { ItemDialog } from '../items/item-dialog.tsx';
import { ItemList } from '../items/item-list.tsx';
import { TEXTS } from '../items/texts.ts';

/** The page at `/template`. */
export function TemplatePage() {
  const hasServer = useCapability(`ext.${BACKEND}`);
  const dialog = useNamedDialog('new');
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          hasServer && (
            <Button type="primary" onClick={dialog.open}>
              {TEXTS.add}
            </Button>
          )
        }
      />
      {hasServer ? <ItemList /> : <Alert type="info" showIcon title={TEXTS.noServer} />}
      {hasServer && dialog.isOpen && <ItemDialog onClose={dialog.close} />}
    </>
  );
}

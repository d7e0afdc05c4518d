import { useCapability, useRight } from '@rollcall/shared/session';
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
  // The server checks it again.
  const mayUse = useRight(BACKEND) && hasServer;
  const dialog = useNamedDialog('new');
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          mayUse && (
            <Button type="primary" onClick={dialog.open}>
              {TEXTS.add}
            </Button>
          )
        }
      />
      {mayUse ? (
        <ItemList />
      ) : (
        <Alert type="info" showIcon title={hasServer ? TEXTS.noRight : TEXTS.noServer} />
      )}
      {mayUse && dialog.isOpen && <ItemDialog onClose={dialog.close} />}
    </>
  );
}

import { Dialog, Drawer, PageHeading, RejectForm, RejectPopover } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { FieldsForm } from './fields.tsx';
import { nothing } from './part.tsx';

/** What `@rollcall/shared/ui` draws over a page; each has a button that opens it. */
export const OverlaysPage = () => (
  <main style={{ padding: 16 }}>
    <PageHeading title="Overlays" />
    <Opener title="Dialog that asks" render={(close) => <Question onClose={close} />} />
    <Opener
      title="Dialog with a form"
      render={(close) => (
        <Dialog title="Dialog with a form" size="lg" onClose={close}>
          <FieldsForm name="dialog" errors={REFUSED} />
        </Dialog>
      )}
    />
    <Opener
      title="Dialog with a reason"
      render={(close) => (
        <Dialog title="Dialog with a reason" size="sm" onClose={close}>
          <RejectForm draft="catalogue" onCancel={close} onReject={close} />
        </Dialog>
      )}
    />
    <SideOpener title="Drawer with a form">
      <FieldsForm name="drawer" />
    </SideOpener>
    <SideOpener title="Drawer at the left" placement="left">
      <p>Nothing in it takes the focus.</p>
    </SideOpener>
    <RejectPopover about={{}} draft="catalogue-popover" isDisabled={false} onReject={nothing} />
  </main>
);

const REFUSED = [{ field: 'name', message: 'Enter a name.' }];

interface OpenerProps {
  readonly title: string;
  readonly render: (close: () => void) => ReactNode;
}

function Opener({ title, render }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton title={title} onOpen={() => setOpen(true)} />
      {isOpen && render(() => setOpen(false))}
    </>
  );
}

interface OpenButtonProps {
  readonly title: string;
  readonly onOpen: () => void;
}

/** Not antd's, whose wave takes two seconds, for which the test would wait. */
const OpenButton = ({ title, onOpen }: OpenButtonProps) => (
  <button type="button" style={{ minHeight: 36 }} onClick={onOpen}>
    {title}
  </button>
);

interface SideOpenerProps {
  readonly title: string;
  readonly placement?: 'left' | 'right';
  readonly children: ReactNode;
}

function SideOpener({ title, children, placement = 'right' }: SideOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const side = { title, isOpen, placement, width: 420, onClose: () => setOpen(false) };
  return (
    <>
      <OpenButton title={title} onOpen={() => setOpen(true)} />
      <Drawer {...side}>{children}</Drawer>
    </>
  );
}

/** As a module asks before an action that cannot be undone. */
const Question = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Dialog that asks" size="sm" onClose={onClose}>
    <p>It cannot be undone.</p>
    <Flex justify="end" gap="small">
      <Button onClick={onClose}>Cancel</Button>
      <Button danger onClick={onClose}>
        Delete
      </Button>
    </Flex>
  </Dialog>
);

import { DownOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { ColumnChoices } from './column-choices.tsx';
import { TEXTS } from './texts.ts';
import type { ListView } from './use-list-view.ts';

type Props = Pick<ListView<never>, 'choices' | 'isDefault' | 'showColumns'>;

/** A button that opens the columns of a list. Escape closes them. */
export function ViewMenu(view: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    // The popover is inside, so that Tab moves from the button into it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the popover
    <span
      style={{ position: 'relative' }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Popover
        open={isOpen}
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        onOpenChange={setOpen}
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={<ColumnChoices {...view} />}
      >
        <Button
          ref={opener}
          aria-label={TEXTS.opens}
          aria-expanded={isOpen}
          icon={<DownOutlined />}
          iconPlacement="end"
        >
          {TEXTS.open}
        </Button>
      </Popover>
    </span>
  );
}

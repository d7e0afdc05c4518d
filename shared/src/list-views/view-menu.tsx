import { DownOutlined } from '@ant-design/icons';
import { useCapability } from '@rollcall/shared/session';
import { Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { ColumnChoices } from './column-choices.tsx';
import { SavedViews } from './saved-views.tsx';
import { TEXTS } from './texts.ts';
import type { ListView } from './use-list-view.ts';

type Props = Omit<ListView<never>, 'columns'>;

/** A button that opens the saved views and the columns of a list. Escape closes them. */
export function ViewMenu(view: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasSavedViews = useCapability('saved-views');
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // The popover is inside, so that Tab moves from the button into it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the popover
    <span
      // A press between its controls keeps the focus inside.
      tabIndex={-1}
      style={{ position: 'relative', outline: 'none' }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Popover
        open={isOpen}
        trigger="click"
        // In the middle, because antd shifts only that into the screen; with a distance from its edge.
        placement="bottom"
        styles={{ root: { paddingInline: 8 } }}
        destroyOnHidden
        onOpenChange={setOpen}
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={
          <div className="view-menu">
            {hasSavedViews && <SavedViews {...view} onChoose={close} />}
            <ColumnChoices {...view} />
          </div>
        }
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

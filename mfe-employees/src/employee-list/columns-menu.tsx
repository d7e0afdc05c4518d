import { Button, Checkbox, Popover } from 'antd';
import { useRef, useState } from 'react';
import { OPTIONAL_COLUMNS, type OptionalColumn } from './optional-columns.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly chosen: readonly OptionalColumn[];
  readonly onChoose: (columns: readonly OptionalColumn[]) => void;
}

/** A button that opens a checkbox for each optional column. Escape closes them. */
export function ColumnsMenu({ chosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const options = OPTIONAL_COLUMNS.map((value) => ({ value, label: TEXTS.columns[value] }));
  return (
    // The popover is inside, so that Tab moves from the button to its checkboxes.
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
        content={
          <fieldset style={FRAMELESS}>
            <legend style={HEADING}>{TEXTS.additionalColumns}</legend>
            <Checkbox.Group<OptionalColumn>
              options={options}
              value={[...chosen]}
              onChange={onChoose}
            />
          </fieldset>
        }
      >
        <Button ref={opener} aria-expanded={isOpen}>
          {TEXTS.chooseColumns}
        </Button>
      </Popover>
    </span>
  );
}

const FRAMELESS = { margin: 0, padding: 0, border: 0 } as const;

const HEADING = { marginBottom: 8, fontWeight: 600, whiteSpace: 'nowrap' } as const;

import { Button } from 'antd';
import { useRef, useState } from 'react';
import { BULK_ACTIONS, type BulkActionName } from '../contract/index.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkProps } from './bulk-props.ts';
import { ACTIONS, rowsOf, TEXTS } from './texts.ts';
import './bulk-bar.css';

/** How many rows are selected, and what can be done with them; at the bottom of the screen while the list is longer. */
export function BulkBar(props: BulkProps) {
  const { list, selection, total, isTotalExact = true } = props;
  const [action, setAction] = useState<BulkActionName>();
  const count = selection.count(total);
  const clearButton = useRef<HTMLButtonElement>(null);
  const selectAll = () => {
    selection.selectAll();
    // The button goes.
    clearButton.current?.focus();
  };
  const clear = () => {
    selection.clear();
    // The bar goes with the selection.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className="bulk-bar not-printed" aria-label={TEXTS.bar(list)}>
      <output>{TEXTS.selected(rowsOf(list, count))}</output>
      {count < total && (
        <Button type="link" className="bulk-bar-text" onClick={selectAll}>
          {TEXTS.all(total.toLocaleString('en-US'), isTotalExact)}
        </Button>
      )}
      <Button
        ref={clearButton}
        type="text"
        className="bulk-bar-text"
        aria-label={TEXTS.clearSelection}
        onClick={clear}
      >
        {TEXTS.clear}
      </Button>
      <span className="bulk-bar-actions">
        {BULK_ACTIONS.filter((name) => name.startsWith(`${list}.`)).map((name) => (
          <Button key={name} aria-haspopup="dialog" onClick={() => setAction(name)}>
            {`${ACTIONS[name].button}…`}
          </Button>
        ))}
      </span>
      {action && <BulkDialog {...props} action={action} onClose={() => setAction(undefined)} />}
    </section>
  );
}

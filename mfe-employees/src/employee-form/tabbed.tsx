import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabbed.css';

interface Props {
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly active: string;
  readonly onChange: (key: string) => void;
  /** Of the active tab; the others are not drawn. */
  readonly children: ReactNode;
}

/** Which tab a key leads to, from the one at `index`. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs that wrap where there is little room: antd's hide what does not fit behind a button inside the tab list, which
 * no screen reader understands. Arrow keys move the focus, Enter or the space bar opens.
 */
export function Tabbed({ tabs, active, onChange, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = stepOf(event.key, index, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" className="tabbed">
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}

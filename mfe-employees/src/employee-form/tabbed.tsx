import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabbed.css';

interface Props {
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly active: string;
  readonly onChange: (key: string) => void;
  /** Draws the panels with the props of each; panels that are not active may be omitted. */
  readonly children: (panel: (key: string) => PanelProps) => ReactNode;
}

interface PanelProps {
  readonly role: 'tabpanel';
  readonly id: string;
  readonly 'aria-labelledby': string;
  readonly hidden: boolean;
}

/** Index of the tab to which a key moves the focus from `index`; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs that wrap on narrow screens. antd's tabs hide the overflow behind a button inside the tab list, which screen
 * readers do not support. Arrow keys move the focus, Enter or space opens a tab.
 */
export function Tabbed({ tabs, active, onChange, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = nextIndex(event.key, index, tabs.length);
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
            aria-controls={key === active ? `${id}-${key}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {children((key) => ({
        role: 'tabpanel',
        id: `${id}-${key}-panel`,
        'aria-labelledby': `${id}-${key}`,
        hidden: key !== active,
      }))}
    </>
  );
}

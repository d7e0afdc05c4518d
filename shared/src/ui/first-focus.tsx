import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** A heading that fits where antd draws the title, and that can have the focus without an outline. */
const TITLE = { margin: 0, font: 'inherit', color: 'inherit', outline: 'none' } as const;

/**
 * The first focus of a dialog or drawer: the first field of its form, otherwise its title, never Close (decision 062).
 * A dialog that is still loading focuses its title, and keeps the focus there when the form appears.
 * @returns the title as a heading, and the function that antd calls to render the panel
 */
export function useFirstFocus(title: ReactNode) {
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    title: (
      <h2 ref={heading} tabIndex={-1} style={TITLE}>
        {title}
      </h2>
    ),
    renderPanel: (panel: ReactNode) => <FirstFocus heading={heading}>{panel}</FirstFocus>,
  };
}

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** Moves the focus before antd's focus trap does, which would focus Close: effects of children run first. */
function FirstFocus({ heading, children }: Props) {
  const isDone = useRef(false);
  // After each render, since nothing can be focused while antd still hides the panel.
  useEffect(() => {
    if (isDone.current) return;
    const dialog = heading.current?.closest('[role="dialog"]');
    if (!dialog) return;
    const hasFocus = () => dialog.contains(document.activeElement);
    if (!hasFocus())
      (firstField(dialog.querySelector('form')) ?? heading.current)?.focus({ preventScroll: true });
    isDone.current = hasFocus();
  });
  return children;
}

const FIELDS = ':is(input, select, textarea):not(:disabled, [type="file"], [type="hidden"])';

/** The first field inside an element that can be focused; undefined on touch screens. */
export function firstField(container: Element | null | undefined): HTMLElement | undefined {
  // On a phone a focused text field opens the keyboard, which would cover the dialog.
  if (globalThis.matchMedia?.('(pointer: coarse)').matches) return undefined;
  const fields = [...(container?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  return fields.find((field) => !field.closest('[hidden], [aria-hidden="true"]'));
}

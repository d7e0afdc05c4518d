import { SILENT_UNDO_SECONDS, TOAST_CLOSE_MS } from '@rollcall/shared/domain';
import { sessionStore } from '@rollcall/shared/session';
import { cornerElement } from '@rollcall/shared/ui';
import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';
import { type Toast, useToasts } from './notify.ts';
import { type ShownToasts, TOAST, useToastKeys } from './use-toast-keys.ts';

/** Moves the focus to the page's content when a toast that has it closes. */
function moveFocusToContent() {
  if (!document.activeElement?.closest(TOAST)) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Shows toasts in a live region: errors are announced immediately, others when the screen reader is idle. */
export default function Toaster() {
  const [api, holder] = notification.useNotification({
    placement: 'bottomLeft',
    getContainer: cornerElement,
    pauseOnHover: true,
  });
  const waiting = useToasts((state) => state.waiting);
  const shown = useRef<ShownToasts>(new Map());
  useToastKeys(shown);
  useEffect(
    () =>
      sessionStore.subscribe((session, before) => {
        if (before.token === null || session.token !== null) return;
        for (const [key, { isOfSession }] of shown.current) {
          if (!isOfSession) continue;
          shown.current.delete(key);
          api.destroy(key);
        }
      }),
    [api],
  );
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const toast of waiting) show(api, shown.current, toast);
    useToasts.setState({ waiting: [] });
  }, [api, waiting]);
  return holder;
}

type Api = ReturnType<typeof notification.useNotification>[0];

function show(api: Api, shown: ShownToasts, { id, tone, text, isOfSession, action }: Toast): void {
  const key = `toast-${id}`;
  const act = () => {
    // The button stays while the toast fades out.
    if (!shown.delete(key)) return;
    moveFocusToContent();
    api.destroy(key);
    action?.run();
  };
  const isUndo = action?.label === 'Undo';
  shown.set(key, { isOfSession, undo: isUndo ? act : undefined });
  const keysId = `${key}-keys`;
  const open = (isHeld: boolean) => {
    // A toast that closes loses the focus, too.
    if (!shown.has(key)) return;
    // A toast auto-closes (spec §9); one with an action stays as long as the undo is silent (design §10).
    const seconds = action ? SILENT_UNDO_SECONDS : TOAST_CLOSE_MS / 1000;
    api[tone]({
      key,
      title: text,
      // Not 0, at which antd closes a toast that is shown.
      duration: isHeld ? Number.POSITIVE_INFINITY : seconds,
      actions: action && (
        <>
          <Button size="small" aria-describedby={isUndo ? keysId : undefined} onClick={act}>
            {action.label}
          </Button>
          {isUndo && (
            <span id={keysId} style={HIDDEN}>
              {KEYS}
            </span>
          )}
        </>
      ),
      closable: {
        onClose() {
          shown.delete(key);
          moveFocusToContent();
        },
      },
      role: tone === 'error' ? 'alert' : 'status',
      props: {
        id: key,
        'aria-describedby': isUndo ? keysId : undefined,
        onFocus: () => open(true),
        onBlur: () => open(false),
      },
    });
  };
  open(false);
}

/** Announced with the toast: its button is many Tab presses away from what was changed. */
const KEYS = `Press ${/Mac/.test(navigator.userAgent) ? 'Command' : 'Ctrl'}+Z to undo, or F6 to come here.`;

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

import { SILENT_UNDO_SECONDS, TOAST_CLOSE_MS } from '@rollcall/shared/domain';
import { sessionStore } from '@rollcall/shared/session';
import { cornerElement } from '@rollcall/shared/ui';
import { Button, notification } from 'antd';
import { useEffect, useRef } from 'react';
import { useToasts } from './notify.ts';

/** Moves the focus to the page's content when a toast that has it closes. */
function moveFocusToContent() {
  if (!document.activeElement?.closest('.ant-notification-notice')) return;
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
  const ofSession = useRef(new Set<string>());
  useEffect(
    () =>
      sessionStore.subscribe((session, before) => {
        if (before.token === null || session.token !== null) return;
        for (const key of ofSession.current) api.destroy(key);
        ofSession.current.clear();
      }),
    [api],
  );
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, tone, text, isOfSession, action } of waiting) {
      const key = `toast-${id}`;
      if (isOfSession) ofSession.current.add(key);
      let hasActed = false;
      const act = () => {
        // The button stays while the toast fades out.
        if (hasActed) return;
        hasActed = true;
        moveFocusToContent();
        api.destroy(key);
        action?.run();
      };
      api[tone]({
        key,
        title: text,
        // A toast auto-closes (spec §9); one with an action stays as long as the undo is silent (design §10).
        duration: action ? SILENT_UNDO_SECONDS : TOAST_CLOSE_MS / 1000,
        actions: action && (
          <Button size="small" onClick={act}>
            {action.label}
          </Button>
        ),
        closable: { onClose: moveFocusToContent },
        role: tone === 'error' ? 'alert' : 'status',
      });
    }
    useToasts.setState({ waiting: [] });
  }, [api, waiting]);
  return holder;
}

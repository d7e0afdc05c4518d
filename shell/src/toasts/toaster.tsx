import { SILENT_UNDO_SECONDS, TOAST_CLOSE_MS } from '@rollcall/shared/domain';
import { Button, notification } from 'antd';
import { useEffect } from 'react';
import { useToasts } from './notify.ts';

/** A toast that closes takes the focus with it: the page has it then. */
function leaveToast() {
  if (!document.activeElement?.closest('.ant-notification-notice')) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Draws toasts in a live region: errors are read at once, others when the reader pauses. */
export default function Toaster() {
  // Below the navigation: at the right a toast would lie on a page's actions, and hold still under the pointer there.
  const [api, holder] = notification.useNotification({
    placement: 'bottomLeft',
    pauseOnHover: true,
  });
  const waiting = useToasts((state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, tone, text, action } of waiting) {
      const key = `toast-${id}`;
      const act = () => {
        leaveToast();
        api.destroy(key);
        action?.run();
      };
      api[tone]({
        key,
        title: text,
        // A toast auto-closes (spec §9); one that can be acted on stays while the undo is silent (design §10).
        duration: action ? SILENT_UNDO_SECONDS : TOAST_CLOSE_MS / 1000,
        actions: action && (
          <Button size="small" onClick={act}>
            {action.label}
          </Button>
        ),
        closable: { onClose: leaveToast },
        role: tone === 'error' ? 'alert' : 'status',
      });
    }
    useToasts.setState({ waiting: [] });
  }, [api, waiting]);
  return holder;
}

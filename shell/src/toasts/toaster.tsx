import { TOAST_CLOSE_MS } from '@rollcall/shared/domain';
import { notification } from 'antd';
import { useEffect } from 'react';
import { useToasts } from './notify.ts';

/** Draws toasts in a live region: errors are read at once, others when the reader pauses. */
export default function Toaster() {
  const [api, holder] = notification.useNotification({ placement: 'topRight', pauseOnHover: true });
  const waiting = useToasts((state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, tone, text } of waiting) {
      api[tone]({
        key: `toast-${id}`,
        title: text,
        duration: TOAST_CLOSE_MS / 1000,
        role: tone === 'error' ? 'alert' : 'status',
      });
    }
    useToasts.setState({ waiting: [] });
  }, [api, waiting]);
  return holder;
}

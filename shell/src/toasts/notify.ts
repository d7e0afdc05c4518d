import { sessionStore } from '@rollcall/shared/session';
import type { ToastAction } from '@rollcall/shared/transport';
import { create } from 'zustand';

/** A short message that closes by itself (spec §8, spec §9). */
export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** Whether it is about what someone who is signed in has done: it closes with the session. */
  readonly isOfSession: boolean;
  /** A button in the toast, for example Undo. */
  readonly action?: ToastAction | undefined;
}

interface Toasts {
  readonly waiting: readonly Toast[];
}

/** Toasts that are not shown yet. The toaster loads with the first one, so that public pages stay small. */
export const useToasts = create<Toasts>()(() => ({ waiting: [] }));

let nextId = 1;

// The next page is of another person, or of no one: what was done before is not its news, and no undo is allowed.
sessionStore.subscribe(({ token }, before) => {
  if (before.token === null || token !== null) return;
  useToasts.setState(({ waiting }) => ({ waiting: waiting.filter((toast) => !toast.isOfSession) }));
});

/** Shows a toast; can be called from anywhere, even before the toaster has loaded. */
export function notify(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const isOfSession = sessionStore.getState().token !== null;
  const toast = { id: nextId++, tone, text, isOfSession, action };
  useToasts.setState(({ waiting }) => ({ waiting: [...waiting, toast] }));
}

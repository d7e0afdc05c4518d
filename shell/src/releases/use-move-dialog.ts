import type { PointerMove } from '@rollcall/shared/module';
import { useDialogParameters } from '@rollcall/shared/url';

export type MoveDialogState = ReturnType<typeof useMoveDialog>;

/** `?dialog=release&version=1.2.0-abc1234`: the dialog that asks before a pointer moves. */
export function useMoveDialog() {
  const { values, open, close } = useDialogParameters({ which: ['dialog'], inside: ['version'] });
  return {
    action: values.dialog,
    version: values.version,
    open: (action: PointerMove['action'], version?: string) =>
      open({ dialog: action, ...(version !== undefined && { version }) }),
    close,
  };
}

import { PUNCH_KEY, type Punch, punchMutation } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Longer than a double click or a double press of Enter takes. */
const DOUBLE_CLICK_MS = 600;

/**
 * Punches, one at a time. Shortly after a punch, further ones are ignored: the button then has another meaning, so the
 * second click of a double click would revert the first.
 */
export function usePunch() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(punchMutation());
  const [isSettling, setSettling] = useState(false);
  const onSettled = () => {
    setSettling(true);
    setTimeout(() => setSettling(false), DOUBLE_CLICK_MS);
  };
  return {
    punch(what: Punch) {
      // The second click of a double click may come before the page is drawn again.
      if (client.isMutating({ mutationKey: PUNCH_KEY }) === 0) mutate(what, { onSettled });
    },
    isPunching: isPending || isSettling,
  };
}

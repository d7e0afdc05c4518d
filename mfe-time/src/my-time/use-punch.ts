import { isUnanswered, PUNCH_KEY, type Punch, punchMutation } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Longer than a double click or a double press of Enter takes, in milliseconds. */
export const DOUBLE_CLICK_MS = 600;

export interface PunchState {
  punch(what: Punch): void;
  /** While a punch is being sent, and until its double click is over. */
  readonly isPunching: boolean;
  /** The last punch got no response: the browser was offline, so it was not sent, or the server did not answer. */
  readonly lost: 'offline' | 'unanswered' | undefined;
}

/**
 * Punches, one at a time. Shortly after a punch, further ones are ignored: the button then has another meaning, so the
 * second click of a double click would revert the first.
 */
export function usePunch(): PunchState {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation(punchMutation());
  const [lostBecause, setLostBecause] = useState<PunchState['lost']>();
  const [isSettling, setSettling] = useState(false);
  const onError = () => setLostBecause(navigator.onLine ? 'unanswered' : 'offline');
  const onSettled = () => {
    setSettling(true);
    setTimeout(() => setSettling(false), DOUBLE_CLICK_MS);
  };
  return {
    punch(what: Punch) {
      // The second click of a double click may come before the page is drawn again.
      if (client.isMutating({ mutationKey: PUNCH_KEY }) === 0) mutate(what, { onError, onSettled });
    },
    isPunching: isPending || isSettling,
    lost: isUnanswered(error) ? lostBecause : undefined,
  };
}

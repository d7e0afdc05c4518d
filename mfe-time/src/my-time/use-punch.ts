import { PUNCH_KEY, type Punch, punchMutation } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Punches, one at a time: clicks while a punch is being sent are ignored. */
export function usePunch() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(punchMutation());
  return {
    punch(what: Punch) {
      // The second click of a double click may come before the button is disabled.
      if (client.isMutating({ mutationKey: PUNCH_KEY }) === 0) mutate(what);
    },
    isPunching: isPending,
  };
}

import { type Recovery, sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';

type Stage = 'forgot' | 'verify' | 'reset';

/** What each stage leaves for the next one; all else is forgotten on leaving (design §7). */
const FORWARD: Readonly<
  Record<Stage, { to?: Stage; keep: (held: Recovery) => Partial<Recovery> }>
> = {
  forgot: { to: 'verify', keep: ({ email, sentAt }) => ({ email, sentAt }) },
  verify: { to: 'reset', keep: ({ resetToken }) => ({ resetToken }) },
  reset: { keep: () => ({}) },
};

let mounted: Stage | undefined;

/**
 * Says that a stage of the recovery is on screen. When it is left for the next stage, just what that one needs is
 * kept; left in any other way, the recovery is forgotten (spec §4, design §7).
 */
export function useStage(stage: Stage): void {
  useEffect(() => {
    mounted = stage;
    return () => {
      mounted = undefined;
      // The next page mounts within the same turn; React's strict mode mounts this one again.
      setTimeout(() => leave(stage));
    };
  }, [stage]);
}

function leave(stage: Stage): void {
  if (mounted === stage) return;
  const { forgot, keepRecovery } = sessionStore.getState();
  const { to, keep } = FORWARD[stage];
  keepRecovery(to !== undefined && mounted === to ? keep(forgot) : {});
}

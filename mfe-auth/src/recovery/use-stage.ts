import { type Recovery, sessionStore } from '@rollcall/shared/session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * For the pages of the recovery. Returns a function that opens the next stage with the data that it needs; leaving a
 * stage in any other way clears the recovery state (spec §4, design §7).
 */
export function useStage(): (to: string, recovery: Partial<Recovery>) => void {
  const navigate = useNavigate();
  const isOpen = useRef(false);
  const nextRecovery = useRef<Partial<Recovery>>({});
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // React's strict mode unmounts and remounts every page once.
      setTimeout(() => {
        if (!isOpen.current) sessionStore.getState().keepRecovery(nextRecovery.current);
      });
    };
  }, []);
  return (to, recovery) => {
    const { forgot, keepRecovery } = sessionStore.getState();
    nextRecovery.current = recovery;
    // Keeps the data of this stage until it unmounts; without it, the stage would redirect to the first one.
    keepRecovery({ ...forgot, ...recovery });
    navigate(to);
  };
}

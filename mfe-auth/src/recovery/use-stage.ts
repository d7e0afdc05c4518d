import { type Recovery, sessionStore } from '@rollcall/shared/session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * For a stage of the recovery. Returns how to go on to the next one, with just what that one needs; left in any
 * other way, a stage forgets the whole recovery (spec §4, design §7).
 */
export function useStage(): (to: string, kept: Partial<Recovery>) => void {
  const navigate = useNavigate();
  const isOpen = useRef(false);
  const carried = useRef<Partial<Recovery>>({});
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // React's strict mode closes and opens every page once.
      setTimeout(() => {
        if (!isOpen.current) sessionStore.getState().keepRecovery(carried.current);
      });
    };
  }, []);
  return (to, kept) => {
    const { forgot, keepRecovery } = sessionStore.getState();
    carried.current = kept;
    // What this stage was opened with stays until it is gone, else it would lead back first.
    keepRecovery({ ...forgot, ...kept });
    navigate(to);
  };
}

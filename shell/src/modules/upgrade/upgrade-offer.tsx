import { Corner } from '@rollcall/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { ReleaseWatch } from './release-watch.ts';
import './upgrade-offer.css';

/** How often a page with an urgent version looks whether its input was saved, in milliseconds. */
const UNSAVED_CHECK_MS = 2000;

const TEXTS = {
  title: 'New version ready',
  later: 'You can keep working and load it later.',
  urgent: 'It fixes a problem of this page. Save your changes; then it is loaded automatically.',
  unsaved: 'You have unsaved changes on this page. Loading the new version will discard them.',
} as const;

interface Props {
  readonly watch: ReleaseWatch;
  /** Whether the page has input that a reload would lose. */
  readonly hasUnsavedInput: () => boolean;
  readonly reload: () => void;
}

/**
 * Offers to load a new version, in a corner; it reloads on its own only when the operator asked for it, and never with
 * unsaved input (design §5, polite upgrade).
 */
export function UpgradeOffer({ watch, hasUnsavedInput, reload }: Props) {
  const isNewerLive = useStore(watch, (state) => state.isNewerLive);
  const isUrgent = useStore(watch, (state) => state.isUrgent);
  const [choice, setChoice] = useState<'none' | 'warned' | 'later'>('none');
  const reloadIfSaved = useEffectEvent(() => {
    if (!hasUnsavedInput()) reload();
  });
  useEffect(() => {
    if (!isUrgent) return undefined;
    reloadIfSaved();
    const timer = setInterval(reloadIfSaved, UNSAVED_CHECK_MS);
    return () => clearInterval(timer);
  }, [isUrgent]);
  if (!isNewerLive || (choice === 'later' && !isUrgent)) return null;
  const load = () => (choice !== 'warned' && hasUnsavedInput() ? setChoice('warned') : reload());
  return (
    <Corner>
      <output className="upgrade-offer" aria-label={TEXTS.title}>
        <strong>{TEXTS.title}</strong>
        <span>{choice === 'warned' ? TEXTS.unsaved : isUrgent ? TEXTS.urgent : TEXTS.later}</span>
        <span className="upgrade-offer-actions">
          <button type="button" onClick={load}>
            {choice === 'warned' ? 'Discard and load' : 'Load now'}
          </button>
          {!isUrgent && (
            <button type="button" onClick={() => setChoice('later')}>
              Later
            </button>
          )}
        </span>
      </output>
    </Corner>
  );
}

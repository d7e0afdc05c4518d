import { Corner } from '@rollcall/shared/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { ReleaseWatch } from './release-watch.ts';
import './upgrade-offer.css';

interface Props {
  readonly watch: ReleaseWatch;
  /** Whether the page has input that a reload would lose. */
  readonly hasUnsavedInput: () => boolean;
  readonly reload: () => void;
}

/** Offers to load a new version, in a corner; it never reloads on its own (design §5, polite upgrade). */
export function UpgradeOffer({ watch, hasUnsavedInput, reload }: Props) {
  const isNewerLive = useStore(watch, (state) => state.isNewerLive);
  const [choice, setChoice] = useState<'none' | 'warned' | 'later'>('none');
  if (!isNewerLive || choice === 'later') return null;
  const load = () => (choice === 'none' && hasUnsavedInput() ? setChoice('warned') : reload());
  return (
    <Corner>
      <output className="upgrade-offer" aria-label="New version ready">
        <strong>New version ready</strong>
        <span>
          {choice === 'warned'
            ? 'You have unsaved changes on this page. Loading the new version will discard them.'
            : 'You can keep working and load it later.'}
        </span>
        <span className="upgrade-offer-actions">
          <button type="button" onClick={load}>
            {choice === 'warned' ? 'Discard and load' : 'Load now'}
          </button>
          <button type="button" onClick={() => setChoice('later')}>
            Later
          </button>
        </span>
      </output>
    </Corner>
  );
}

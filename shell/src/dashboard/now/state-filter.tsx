import type { Now } from '@rollcall/shared/calls';
import { NOW_STATES, type NowState } from '@rollcall/shared/contract';
import { TEXTS } from './texts.ts';

interface Props {
  /** Undefined until they have arrived. */
  readonly counts: Now['counts'] | undefined;
  /** The state by which the people are filtered. */
  readonly state: NowState | undefined;
  readonly onState: (state: NowState | undefined) => void;
}

/** How many are in each state. A press filters by it; pressed again, it removes the filter. */
export const StateFilter = ({ counts, state, onState }: Props) => (
  <fieldset aria-label={TEXTS.filter} className="now-states">
    {NOW_STATES.map((each) => (
      <button
        key={each}
        type="button"
        className={`now-state now-${each}`}
        aria-pressed={each === state}
        onClick={() => onState(each === state ? undefined : each)}
      >
        <span>{TEXTS.states[each]}</span>{' '}
        <strong>{counts?.[each].toLocaleString('en-US') ?? TEXTS.unknown}</strong>
      </button>
    ))}
  </fieldset>
);

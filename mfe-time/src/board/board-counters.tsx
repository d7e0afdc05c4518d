import type { BoardCounts } from '@rollcall/shared/calls';
import { BOARD_STATES, type BoardState } from '@rollcall/shared/contract';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';
import './board.css';

interface Props {
  /** Undefined while they load: the counters keep their room. */
  readonly counts: BoardCounts | undefined;
  /** The state that the board is filtered by. */
  readonly state: BoardState | undefined;
  readonly onState: (state: BoardState | undefined) => void;
}

/** How many employees are in each state, under the other filters. A counter filters by its state; pressed again, it removes the filter. */
export function BoardCounters({ counts, state, onState }: Props) {
  return (
    <section aria-label={TEXTS.counters} className="board-counters">
      {BOARD_STATES.map((each) => (
        <Button
          key={each}
          type={each === state ? 'primary' : 'default'}
          aria-pressed={each === state}
          className="board-counter"
          onClick={() => onState(each === state ? undefined : each)}
        >
          <span>{TEXTS.states[each]}</span>
          <strong>{counts?.[each].toLocaleString('en-US')}</strong>
        </Button>
      ))}
    </section>
  );
}

import type { OvertimeDecision } from '@rollcall/shared/calls';
import { useFocusFallback } from '@rollcall/shared/ui';
import { Button, Checkbox, Flex } from 'antd';
import { useRef } from 'react';
import { TEXTS } from './texts.ts';
import type { useSelection } from './use-selection.ts';

interface Props {
  readonly selection: ReturnType<typeof useSelection>;
  readonly onDecide: (status: OvertimeDecision['status']) => void;
}

/** Selects the whole page, and decides what is selected. */
export function SelectionBar({ selection, onDecide }: Props) {
  const { possible, selected, selectAll } = selection;
  const bar = useRef<HTMLDivElement>(null);
  // The button of a decision is disabled once nothing is selected.
  const focusFallback = useFocusFallback(() => bar.current);
  // Keeps its room, so that the list does not move when there is something to decide.
  const isEmpty = possible.length === 0;
  const isAll = selected.length === possible.length;
  const has = (...states: string[]) => selected.some(({ state }) => states.includes(state));
  return (
    <Flex
      wrap
      align="center"
      gap="small"
      style={isEmpty ? ROOM : BAR}
      ref={bar}
      tabIndex={-1}
      {...focusFallback}
    >
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && selected.length > 0}
        onChange={({ target }) => selectAll(target.checked)}
      >
        {TEXTS.selectPage(selected.length, isEmpty ? USUAL_ROWS : possible.length)}
      </Checkbox>
      <Button
        type="primary"
        disabled={!has('pending', 'rejected')}
        onClick={() => onDecide('approved')}
      >
        {TEXTS.approve}
      </Button>
      <Button danger disabled={!has('pending', 'approved')} onClick={() => onDecide('rejected')}>
        {TEXTS.reject}
      </Button>
      {has('approved', 'rejected') && (
        <Button onClick={() => onDecide('pending')}>{TEXTS.undo}</Button>
      )}
    </Flex>
  );
}

const BAR = { marginBottom: 8, outline: 'none' } as const;
const ROOM = { ...BAR, visibility: 'hidden' } as const;

/** The number with which the hidden text is as long as that of a full page. */
const USUAL_ROWS = 50;

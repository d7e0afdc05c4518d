import { Segmented } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly isBoard: boolean;
  readonly onChange: (view: 'board' | undefined) => void;
}

/** Switches Today's Attendance between the table of logs and the board. */
export function ViewSwitch({ isBoard, onChange }: Props) {
  // The control changes immediately; the URL follows a moment later.
  const [known, setKnown] = useState(isBoard);
  const [chosen, setChosen] = useState(isBoard);
  if (isBoard !== known) {
    setKnown(isBoard);
    setChosen(isBoard);
  }
  return (
    <Segmented
      aria-label={TEXTS.view}
      style={EDGE}
      value={chosen ? 'board' : 'table'}
      onChange={(view) => {
        setChosen(view === 'board');
        onChange(view === 'board' ? 'board' : undefined);
      }}
      options={[
        { value: 'table', label: TEXTS.table },
        { value: 'board', label: TEXTS.title },
      ]}
    />
  );
}

/** The control's own background is that of the page. */
const EDGE = { border: '1px solid var(--rc-border)' } as const;

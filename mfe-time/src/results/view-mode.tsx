import { Flex, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly isRange: boolean;
  readonly onChange: (isRange: boolean) => void;
  /** Year and month. */
  readonly monthly: ReactNode;
  /** Start and end. */
  readonly range: ReactNode;
}

/** Monthly View or Date Range (spec §2, spec §4); the inputs of the other one are disabled by the page. */
export function ViewMode({ isRange, onChange, monthly, range }: Props) {
  // The radio button changes immediately; the URL follows a moment later.
  const [known, setKnown] = useState(isRange);
  const [chosen, setChosen] = useState(isRange);
  if (isRange !== known) {
    setKnown(isRange);
    setChosen(isRange);
  }
  return (
    <Flex wrap gap="middle" align="center" style={{ marginBottom: 16 }}>
      <Radio.Group
        aria-label={TEXTS.modes.label}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(target.value);
        }}
        options={[
          { value: false, label: TEXTS.modes.monthly },
          { value: true, label: TEXTS.modes.range },
        ]}
      />
      {monthly}
      {range}
    </Flex>
  );
}

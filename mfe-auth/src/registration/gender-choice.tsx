import { Radio, type RadioGroupProps } from 'antd';
import { GENDERS, TEXTS } from './texts.ts';

/** The specified genders. The first one has the id of the group, so that it gets the focus after an error. */
export function GenderChoice({ id, ...group }: RadioGroupProps) {
  return (
    <Radio.Group {...group} aria-label={TEXTS.gender}>
      {GENDERS.map((gender, index) => (
        <Radio key={gender} value={gender} {...(index === 0 && id !== undefined && { id })}>
          {gender}
        </Radio>
      ))}
    </Radio.Group>
  );
}

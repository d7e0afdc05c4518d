import { MAX_BREAK_RULES } from '@rollcall/shared/contract';
import { Button, Input, Select } from 'antd';
import type { TypedRule } from './policy-values.ts';
import { TEXTS } from './texts.ts';
import './policy.css';

interface Props {
  readonly id?: string;
  readonly value?: readonly TypedRule[];
  readonly onChange?: (rules: readonly TypedRule[]) => void;
}

const NEW_RULE: TypedRule = { afterMin: '6:00', minutes: '0:30', isPaid: false };

/** The break rules of a policy as rows that can be added and removed. */
export function BreakRules({ id, value = [], onChange }: Props) {
  const change = (index: number, changes: Partial<TypedRule>) =>
    onChange?.(value.map((rule, at) => (at === index ? { ...rule, ...changes } : rule)));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend, which the field's label is
    <div role="group" aria-label={TEXTS.breakRules}>
      {value.length === 0 && <p style={{ margin: '0 0 8px' }}>{TEXTS.noRules}</p>}
      {value.map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a rule has no other name than its place
        <div key={index} className="policy-row">
          <span aria-hidden>{TEXTS.afterShort}</span>
          <Input
            {...(index === 0 && id !== undefined && { id })}
            aria-label={TEXTS.after(index + 1)}
            value={rule.afterMin}
            onChange={({ target }) => change(index, { afterMin: target.value })}
          />
          <span aria-hidden>{TEXTS.minutesShort}</span>
          <Input
            aria-label={TEXTS.minutes(index + 1)}
            value={rule.minutes}
            onChange={({ target }) => change(index, { minutes: target.value })}
          />
          <Select
            aria-label={TEXTS.kind(index + 1)}
            value={rule.isPaid}
            options={[
              { value: false, label: TEXTS.unpaid },
              { value: true, label: TEXTS.paid },
            ]}
            onChange={(isPaid: boolean) => change(index, { isPaid })}
          />
          <Button
            type="link"
            aria-label={TEXTS.removeRule(index + 1)}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          >
            {TEXTS.remove}
          </Button>
        </div>
      ))}
      <Button
        disabled={value.length >= MAX_BREAK_RULES}
        onClick={() => onChange?.([...value, NEW_RULE])}
      >
        {TEXTS.addRule}
      </Button>
    </div>
  );
}

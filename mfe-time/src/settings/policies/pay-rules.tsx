import { OVERTIME_BUCKETS } from '@rollcall/shared/contract';
import { Input, Typography } from 'antd';
import type { TypedFactors } from './policy-values.ts';
import { TEXTS } from './texts.ts';
import './policy.css';

interface Props {
  readonly id?: string;
  readonly value?: TypedFactors;
  readonly onChange?: (factors: TypedFactors) => void;
}

/** The factor of each kind of overtime, with what the kind means. */
export function PayRules({ id, value, onChange }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend, which the field's label is
    <div role="group" aria-label={TEXTS.payRules}>
      {OVERTIME_BUCKETS.map((bucket, index) => (
        <div key={bucket} className="policy-factor">
          <div>
            {TEXTS.buckets[bucket]}
            <br />
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {TEXTS.bucketMeans[bucket]}
            </Typography.Text>
          </div>
          <Input
            {...(index === 0 && id !== undefined && { id })}
            inputMode="decimal"
            aria-label={TEXTS.factor(TEXTS.buckets[bucket])}
            value={value?.[bucket] ?? ''}
            onChange={({ target }) => value && onChange?.({ ...value, [bucket]: target.value })}
          />
        </div>
      ))}
    </div>
  );
}

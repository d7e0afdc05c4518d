import { formOf } from '@rollcall/shared/ui';
import { Input } from 'antd';
import { SettingsRow } from '../form/settings-row.tsx';
import { TEXTS } from './texts.ts';

/** The range of a change as a form has it: `YYYY-MM-DD`, empty without limit. */
export interface RangeValues {
  readonly from: string;
  readonly to: string;
}

const { Field } = formOf<RangeValues>();

/** From when and until when something changes. */
export const RangeFields = ({ values }: { readonly values: () => RangeValues }) => (
  <SettingsRow>
    <Field name="from" label={TEXTS.first} hint={TEXTS.firstHint}>
      <Input type="date" {...LIMITS} />
    </Field>
    <Field
      name="to"
      label={TEXTS.last}
      hint={TEXTS.lastHint}
      check={() => (isInOrder(values()) ? undefined : TEXTS.order)}
    >
      <Input type="date" {...LIMITS} />
    </Field>
  </SettingsRow>
);

const LIMITS = { min: '1900-01-01', max: '2999-12-31' };

/** Whether the last day is not before the first. */
export const isInOrder = ({ from, to }: RangeValues) => from === '' || to === '' || from <= to;

/** The range as calls have it. */
export const rangeOf = ({ from, to }: RangeValues) => ({ from: from || null, to: to || null });

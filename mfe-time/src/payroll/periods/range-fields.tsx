import type { Department } from '@rollcall/shared/calls';
import { DateField, FieldLayout } from '@rollcall/shared/ui';
import { Flex, Select } from 'antd';
import { CLOSE_TEXTS, TEXTS } from './texts.ts';

/** Which days, and whose: `company` or `department:3`. */
export interface CloseRange {
  readonly from: string;
  readonly to: string;
  readonly scope: string;
}

interface Props {
  readonly range: CloseRange;
  readonly departments: readonly Department[];
  readonly onChange: (changes: Partial<Record<keyof CloseRange, string | undefined>>) => void;
}

/** Which days are closed, and whose. */
export function RangeFields({ range, departments, onChange }: Props) {
  const { from, to, scope } = range;
  return (
    <>
      <Flex wrap gap="small" style={{ marginBottom: 16 }}>
        <DateField
          label={CLOSE_TEXTS.from}
          value={from}
          onChange={(day) => onChange({ from: day })}
          isRequired
        />
        <DateField
          label={CLOSE_TEXTS.to}
          value={to}
          onChange={(day) => onChange({ to: day })}
          isRequired
        />
      </Flex>
      <FieldLayout
        label={CLOSE_TEXTS.scope}
        htmlFor="close-scope"
        errors={[]}
        hint={CLOSE_TEXTS.scopeHint}
      >
        <Select
          id="close-scope"
          value={scope}
          options={[
            { value: 'company', label: TEXTS.company },
            ...departments.map(({ id, name }) => ({
              value: `department:${id}`,
              label: name,
            })),
          ]}
          onChange={(chosen) => onChange({ scope: chosen })}
          style={{ width: '100%' }}
        />
      </FieldLayout>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { rateQuery, saveRate } from './calls.ts';
import { Loaded } from './loaded.tsx';
import { NumberForm } from './number-form.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly employeeId: number;
}

/** The tab of an employee's Edit dialog. */
export function RateTab({ employeeId }: Props) {
  return (
    <Loaded query={useQuery(rateQuery(employeeId))}>
      {({ rate }) => (
        <NumberForm
          name={`payroll-rate-${employeeId}`}
          label={TEXTS.rate}
          value={rate}
          save={(value) => saveRate(employeeId, value)}
        />
      )}
    </Loaded>
  );
}

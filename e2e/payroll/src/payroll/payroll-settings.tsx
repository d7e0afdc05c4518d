import { useQuery } from '@tanstack/react-query';
import { savePayDay, settingsQuery } from './calls.ts';
import { Loaded } from './loaded.tsx';
import { NumberForm } from './number-form.tsx';
import { TEXTS } from './texts.ts';

/** The page of Settings. */
export function PayrollSettings() {
  return (
    <Loaded query={useQuery(settingsQuery)}>
      {({ payDay }) => (
        <NumberForm name="payroll-day" label={TEXTS.payDay} value={payDay} save={savePayDay} />
      )}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { monthQuery } from './calls.ts';
import { Loaded } from './loaded.tsx';
import { TEXTS } from './texts.ts';

/** The card on the dashboard. */
export function MonthCard() {
  return (
    <Loaded query={useQuery(monthQuery)}>
      {({ payslips }) => <p>{TEXTS.payslips(payslips.length)}</p>}
    </Loaded>
  );
}

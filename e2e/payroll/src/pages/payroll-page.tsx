import { PageHeading } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { monthQuery } from '../payroll/calls.ts';
import { Loaded } from '../payroll/loaded.tsx';
import { TEXTS } from '../payroll/texts.ts';

/** The page at `/payroll`. */
export function PayrollPage() {
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <Loaded query={useQuery(monthQuery)}>
        {({ payslips, by }) => (
          <>
            <p>{TEXTS.preparedFor(by)}</p>
            {payslips.length === 0 && <p>{TEXTS.empty}</p>}
            <ul>
              {payslips.map(([id, rate]) => (
                <li key={id}>{TEXTS.employee(id, rate)}</li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
}

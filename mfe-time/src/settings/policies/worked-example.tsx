import { companyQuery, shiftsQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import { useId, useState } from 'react';
import { countDay, type ExampleDay } from './example.ts';
import { DayInputs } from './example-day-inputs.tsx';
import { type Calculation, DayResult } from './example-day-result.tsx';
import { ExampleWeek } from './example-week.tsx';
import { type PolicyValues, policyOf } from './policy-values.ts';
import { EXAMPLE_TEXTS as TEXTS } from './texts.ts';
import './policy.css';

interface Props {
  readonly values: PolicyValues;
  readonly Calculation: Calculation;
}

const FIRST_DAY: ExampleDay = {
  punchIn: '08:57',
  punchOut: '18:04',
  breaks: [{ from: '12:30', to: '12:50' }],
};

/** What the rules of the form make of an example day and week, calculated on each change by the functions of the server. */
export function WorkedExample({ values, Calculation }: Props) {
  const id = useId();
  const [day, setDay] = useState(FIRST_DAY);
  const [shiftId, setShiftId] = useState<number>();
  const { data: shifts = [] } = useQuery(shiftsQuery());
  const { data: company } = useQuery(companyQuery());
  const policy = policyOf(values);
  const result = policy && countDay(day, policy);
  const expectedMin = shifts.find((shift) => shift.id === shiftId)?.expectedMin ?? null;
  return (
    <Flex vertical component="section" aria-labelledby={id} className="policy-example">
      <Typography.Title level={3} id={id} style={{ margin: 0 }}>
        {TEXTS.title}
      </Typography.Title>
      <p style={{ margin: '4px 0 12px' }}>{TEXTS.means}</p>
      <DayInputs
        day={day}
        shifts={shifts}
        shiftId={shiftId}
        onShift={(shift) => {
          setShiftId(shift?.id ?? undefined);
          if (shift?.startTime && shift.endTime) {
            setDay({ ...day, punchIn: shift.startTime, punchOut: shift.endTime });
          }
        }}
        onChange={setDay}
      />
      {policy === undefined && <output>{TEXTS.invalid}</output>}
      {policy !== undefined && result === undefined && <output>{TEXTS.incomplete}</output>}
      {policy && result && (
        <>
          <DayResult
            Calculation={Calculation}
            result={result}
            policy={policy}
            name={values.name.trim()}
            expectedMin={expectedMin}
          />
          <ExampleWeek
            policy={policy}
            factors={values.payRules}
            example={result}
            weekStart={company?.weekStart ?? 1}
          />
        </>
      )}
    </Flex>
  );
}

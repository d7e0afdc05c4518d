import { planChangeQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Current, formOf, isTypedDate, useDebounced, useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Input } from 'antd';
import { TEXTS } from './counts-from-texts.ts';
import type { EmployeeFieldName, EmployeeValues } from './employee-field.ts';

const { Field } = formOf<EmployeeValues>();

/** The fields whose changes are kept by date (decision 078). */
const DATED: readonly EmployeeFieldName[] = [
  'department',
  'designation',
  'employmentType',
  'shiftStartTime',
  'shiftEndTime',
];

interface Props {
  readonly employeeId: number;
  /** The saved values. */
  readonly saved: EmployeeValues;
}

/** Asks from when a change of a field with a history counts, and shows which days it touches; nothing without such a change. */
export function CountsFrom({ employeeId, saved }: Props) {
  const today = useToday();
  return (
    <Current<EmployeeValues>>
      {(values) =>
        DATED.some((name) => (values[name] ?? '') !== (saved[name] ?? '')) && (
          <section aria-label={TEXTS.touches} style={{ marginBottom: 16 }}>
            <Field
              name="effectiveDate"
              label={TEXTS.countsFrom}
              hint={TEXTS.countsFromHint}
              check={(value) => (String(value ?? '') > today ? TEXTS.future : undefined)}
            >
              <Input type="date" max={today} />
            </Field>
            <Touched employeeId={employeeId} from={String(values.effectiveDate ?? '') || today} />
          </section>
        )
      }
    </Current>
  );
}

const PREVIEW_MS = 300;

function Touched({ employeeId, from }: { readonly employeeId: number; readonly from: string }) {
  const asked = useDebounced(from, PREVIEW_MS);
  const scope = `employee:${employeeId}`;
  // Any change from a date touches the same days; the preview of a policy leaves out the example, which takes longest.
  const { data } = useQuery(
    planChangeQuery(isTypedDate(asked) ? { what: 'policies', scope, from: asked } : undefined),
  );
  if (!data) return null;
  const { recalculated, closedDays } = data;
  const sentences = [
    recalculated?.to ? pastText(recalculated.from, recalculated.to) : TEXTS.noPast,
    ...(closedDays > 0 ? [TEXTS.closed(closedDays)] : []),
  ];
  return (
    <output>
      <Alert type="info" showIcon title={sentences.join(' ')} />
    </output>
  );
}

const pastText = (from: string | null, to: string): string =>
  from === null ? TEXTS.pastAll(formatDate(to)) : TEXTS.past(formatDate(from), formatDate(to));

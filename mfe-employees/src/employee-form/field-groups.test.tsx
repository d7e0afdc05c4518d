import { queryClient } from '@rollcall/shared/transport';
import { formOf } from '@rollcall/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type EmployeeValues, fieldsOf } from './employee-field.ts';
import { FieldGroups } from './field-groups.tsx';
import { editTabs } from './tabs.ts';

const { Form, useForm } = formOf<EmployeeValues>();
const FIELDS = fieldsOf(editTabs({ hasRole: true, hasRights: true, hasLeavers: true }));

const WithQueries = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** The options of a field, in order. */
async function choicesOf(label: string, value = '') {
  const fields = FIELDS.filter((field) => field.label === label);
  const values = Object.fromEntries(fields.map(({ name }) => [name, value]));
  const Choices = () => (
    <Form form={useForm()} name="f" initialValues={values} onSubmit={() => undefined}>
      <FieldGroups groups={[{ fields }]} />
    </Form>
  );
  render(<Choices />, { wrapper: WithQueries });
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByLabelText(label));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

test.each([
  ['Gender', 'Male, Female, Other'],
  ['Blood Group', 'A+, A-, B+, B-, AB+, AB-, O+, O-'],
  ['Department', 'IT, HR, Finance, Marketing, Operations'],
  ['Employment Type', 'Full_time, Part_time, Contract, Intern'],
  ['Status', 'ACTIVE, INACTIVE, RESIGNED, TERMINATED, PROBATION'],
  ['Verification Status', 'PENDING, VERIFIED, REJECTED, EXPIRED, REUPLOAD_REQUIRED'],
  ['Account Type', 'Savings, Current, Salary'],
  ['Relation', 'Father, Mother, Spouse, Brother, Sister, Friend, Other'],
])('%s offers the values of the specification verbatim (spec §3)', async (label, options) => {
  expect(await choicesOf(label)).toEqual(options.split(', '));
});

test('an unknown value of a foreign backend is the first option, unchanged (design §8)', async () => {
  expect(await choicesOf('Gender', 'non_binary')).toEqual([
    'non_binary',
    'Male',
    'Female',
    'Other',
  ]);
});

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeValue } from '../../testing/change-value.ts';
import { formOf } from './form-of.tsx';
import { TimeField } from './time-field.tsx';

const { Form, useForm } = formOf<{ readonly at: string }>();
const AT = '2026-11-25T08:40:45-06:00';
const onSubmit = jest.fn<Promise<unknown> | undefined, [{ at: string }]>();

const PunchForm = () => (
  <Form form={useForm()} name="punch" initialValues={{ at: AT }} onSubmit={onSubmit}>
    <TimeField<'at'> name="at" label="Punch In" zone="America/Chicago" />
    <button type="submit">Send</button>
  </Form>
);

test('a time has no seconds on the screen; unchanged or typed again, it keeps its instant', async () => {
  const user = userEvent.setup();
  render(<PunchForm />);
  const field = screen.getByLabelText('Punch In');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveValue('2026-11-25T08:40');
  await send();
  await changeValue(field, '2026-11-25T08:41');
  await send();
  await changeValue(field, '2026-11-25T08:40');
  await send();
  expect(onSubmit.mock.calls.map(([{ at }]) => at)).toEqual([AT, '2026-11-25T08:41', AT]);
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from './date-field.tsx';

const setUp = (isRequired: boolean) => {
  const onChange = jest.fn();
  render(<DateField label="Week" value="2026-11-23" onChange={onChange} isRequired={isRequired} />);
  return { onChange, user: userEvent.setup(), field: screen.getByLabelText('Week') };
};

test.each([
  ['leaving the field', '{Tab}'],
  ['Enter', '{Enter}'],
])('a required date that is typed is passed on by %s', async (_name, key) => {
  const { onChange, user, field } = setUp(true);
  await user.clear(field);
  await user.type(field, '2026-12-14');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard(key);
  expect(onChange.mock.calls).toEqual([['2026-12-14']]);
});

test('a required date that is left empty is as before', async () => {
  const { onChange, user, field } = setUp(true);
  await user.click(field);
  await user.keyboard('{Backspace}');
  fireEvent.change(field, { target: { value: '' } });
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('2026-11-23');
});

test.each([true, false])('a date of the picker is passed on at once (required: %s)', (required) => {
  const { onChange, field } = setUp(required);
  fireEvent.change(field, { target: { value: '2026-12-14' } });
  expect(onChange.mock.calls).toEqual([['2026-12-14']]);
});

test.each(['0002-12-14', '20261-12-14'])('the year of %s is not passed on', (value) => {
  const { onChange, field } = setUp(false);
  fireEvent.change(field, { target: { value } });
  expect(onChange).not.toHaveBeenCalled();
});

test('a filter can be emptied', () => {
  const { onChange, field } = setUp(false);
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

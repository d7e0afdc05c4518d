/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmployeePicker } from './index.ts';

const maya = { id: 7, firstName: 'maya', middleName: null, lastName: 'lindqvist' };
const NONE = { isFetching: false, error: null };

test('a term is searched 500 ms after the last key, trimmed; a found employee is chosen by name', async () => {
  const onSearch = jest.fn();
  const onChange = jest.fn();
  const draw = (rows?: (typeof maya)[]) => (
    <EmployeePicker
      aria-label="Employee"
      search={{ ...NONE, data: rows && { rows } }}
      onSearch={onSearch}
      onChange={onChange}
    />
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { rerender } = render(draw());
  await user.type(screen.getByRole('combobox', { name: 'Employee' }), ' maya ');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('maya'));
  rerender(draw([maya]));
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  expect(onChange).toHaveBeenCalledWith(7, 'Maya Lindqvist');
});

test('the syllables of an input method are not searched for', async () => {
  jest.useFakeTimers();
  const onSearch = jest.fn();
  render(<EmployeePicker aria-label="Employee" search={NONE} onSearch={onSearch} />);
  const input = screen.getByRole('combobox', { name: 'Employee' });
  const write = async (value: string) => {
    fireEvent.change(input, { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(600));
  };
  fireEvent.compositionStart(input);
  await write('li');
  fireEvent.compositionEnd(input);
  await write('李');
  expect(onSearch.mock.calls).toEqual([[''], ['李']]);
  jest.useRealTimers();
});

test('a failed search shows its message', async () => {
  const error = new Error('Failed to search employees');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<EmployeePicker aria-label="Employee" search={{ ...NONE, error }} onSearch={jest.fn()} />);
  await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'maya');
  expect(await screen.findByText('Failed to search employees')).toBeVisible();
});

test('the chosen employee keeps the name when the search finds others', () => {
  render(
    <EmployeePicker
      aria-label="Employee"
      value={8}
      name="Bo Lind"
      search={{ ...NONE, data: { rows: [maya] } }}
      onSearch={jest.fn()}
    />,
  );
  expect(screen.getByText('Bo Lind')).toBeVisible();
});

test('an option has the employee code, and says that someone has left', async () => {
  const rows = [
    { ...maya, employeeId: 'EMP-7', isActive: true },
    { ...maya, id: 8, employeeId: 'EMP-8', isActive: false },
  ];
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onChange = jest.fn();
  const search = { ...NONE, data: { rows } };
  render(
    <EmployeePicker
      aria-label="Employee"
      search={search}
      onSearch={jest.fn()}
      onChange={onChange}
    />,
  );
  await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'maya');
  expect(await screen.findByText('Maya Lindqvist · EMP-7')).toBeVisible();
  await user.click(screen.getByText('Maya Lindqvist · EMP-8 · Inactive'));
  expect(onChange).toHaveBeenCalledWith(8, 'Maya Lindqvist');
});

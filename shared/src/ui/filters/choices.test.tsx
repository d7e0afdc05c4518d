/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceSelect, DateRange, DepartmentSelect } from '../index.ts';

const CHOICES = { '': 'All statuses', Pending: 'Pending', Approved: 'Approved' };

/** The text of a closed select. */
const selectedText = () => document.querySelector('.ant-select')?.textContent;

/** The visible options of an open select; antd puts the option roles into a separate list. */
const options = () => [...document.querySelectorAll('.ant-select-item-option')];
const option = (text: string) => options().find((one) => one.textContent === text) as Element;

test.each([
  [undefined, 'All statuses'],
  ['Approved', 'Approved'],
  ['Lost', 'All statuses'],
  ['constructor', 'All statuses'],
  ['toString', 'All statuses'],
])('the value %s from a URL shows "%s": an unknown one is no filter', (value, text) => {
  render(<ChoiceSelect label="Status" value={value} choices={CHOICES} onChange={jest.fn()} />);
  expect(selectedText()).toBe(text);
});

test('a choice is reported, and the first one removes the filter', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onChange = jest.fn();
  render(<ChoiceSelect label="Status" value="Pending" choices={CHOICES} onChange={onChange} />);
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(option('Approved'));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(option('All statuses'));
  expect(onChange.mock.calls).toEqual([['Approved'], [undefined]]);
});

test('departments are listed after "All departments"', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onChange = jest.fn();
  render(<DepartmentSelect departments={['IT', 'HR']} value={undefined} onChange={onChange} />);
  expect(selectedText()).toBe('All departments');
  await user.click(screen.getByRole('combobox', { name: 'Department' }));
  expect(options().map(({ textContent }) => textContent)).toEqual(['All departments', 'IT', 'HR']);
  await user.click(option('HR'));
  expect(onChange.mock.calls).toEqual([['HR']]);
});

test('the ends of a range limit each other, and each is reported separately', () => {
  const onChange = jest.fn();
  render(<DateRange from="2026-03-01" to="2026-03-31" onChange={onChange} />);
  const from = screen.getByLabelText('From');
  const to = screen.getByLabelText('To');
  expect(from).toHaveAttribute('max', '2026-03-31');
  expect(to).toHaveAttribute('min', '2026-03-01');
  fireEvent.change(from, { target: { value: '2026-03-09' } });
  fireEvent.change(to, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-09' }], [{ to: undefined }]]);
});

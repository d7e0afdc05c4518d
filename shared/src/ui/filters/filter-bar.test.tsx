/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DateRange, FilterBar } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Values = Parameters<typeof FilterBar>[0]['values'];

function draw(values: Values) {
  const onChange = jest.fn();
  const bar = (current: Values) => (
    <FilterBar values={current} onChange={onChange}>
      <DateRange from={current.from} to={current.to} onChange={onChange} />
    </FilterBar>
  );
  const { rerender } = render(bar(values));
  return { onChange, show: (current: Values) => rerender(bar(current)) };
}

const field = () => screen.getByRole('searchbox', { name: 'Search employees' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const clear = () => screen.queryByRole('button', { name: 'Clear search' });

test('a search is reported 500 ms after the last key, trimmed, without a history entry (spec §9)', () => {
  const { onChange } = draw({ search: undefined });
  type('a');
  wait(400);
  type(' ana ');
  wait(499);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([[{ search: 'ana' }, { replace: true }]]);
});

test('the syllables of an input method are not searched for', () => {
  const { onChange } = draw({ search: undefined });
  fireEvent.compositionStart(field());
  type('li');
  wait(600);
  type("li'ming");
  wait(600);
  expect(onChange).not.toHaveBeenCalled();
  type('李明');
  fireEvent.compositionEnd(field());
  wait(500);
  expect(onChange.mock.calls).toEqual([[{ search: '李明' }, { replace: true }]]);
});

test('the search of a list of something else says what it searches', () => {
  const values = { search: undefined };
  render(<FilterBar values={values} onChange={jest.fn()} searchLabel="Search equipment" />);
  expect(screen.getByRole('searchbox', { name: 'Search equipment' })).toHaveAttribute(
    'placeholder',
    'Search equipment',
  );
});

test('typed text stays unchanged when the URL follows; another term in the URL replaces it', () => {
  const { show } = draw({ search: undefined });
  type('ana ');
  wait(500);
  show({ search: 'ana' });
  expect(field()).toHaveValue('ana ');
  show({ search: 'bo' });
  expect(field()).toHaveValue('bo');
});

test('the clear button is visible only when the field has text; it reports at once and keeps the focus in the field (spec §2)', () => {
  const { onChange } = draw({ search: 'ana' });
  fireEvent.click(clear() as HTMLElement);
  expect(onChange.mock.calls).toEqual([[{ search: undefined }, { replace: true }]]);
  expect(field()).toHaveFocus();
  expect(clear()).not.toBeInTheDocument();
});

test('Reset clears all filters, and is shown only with a filter', () => {
  const { onChange, show } = draw({ search: undefined, from: '2026-03-01', to: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(onChange.mock.calls).toEqual([[{ search: undefined, from: undefined, to: undefined }]]);
  show({ search: undefined, from: undefined, to: undefined });
  expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
});

test('partial years of a typed date are not reported, but stay in the field', () => {
  const { onChange } = draw({ search: undefined, from: undefined, to: undefined });
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '0202-03-01' } });
  expect(from).toHaveValue('0202-03-01');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(from, { target: { value: '2026-03-01' } });
  fireEvent.change(from, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-01' }], [{ from: undefined }]]);
});

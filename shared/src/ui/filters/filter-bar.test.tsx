/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DateRange, FilterBar } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Values = Parameters<typeof FilterBar>[0]['values'];

function draw(values: Values) {
  const onChange = jest.fn();
  const bar = (shown: Values) => (
    <FilterBar values={shown} onChange={onChange}>
      <DateRange from={shown.from} to={shown.to} onChange={onChange} />
    </FilterBar>
  );
  const { rerender } = render(bar(values));
  return { onChange, show: (shown: Values) => rerender(bar(shown)) };
}

const field = () => screen.getByRole('searchbox', { name: 'Search employees' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const clear = () => screen.queryByRole('button', { name: 'Clear search' });

test('a search is told half a second after the last key, trimmed, without a step to go back to (spec §9)', () => {
  const { onChange } = draw({ search: undefined });
  type('a');
  wait(400);
  type(' ana ');
  wait(499);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([[{ search: 'ana' }, { replace: true }]]);
});

test('what is typed stays as it stands when the address follows; another address wins', () => {
  const { show } = draw({ search: undefined });
  type('ana ');
  wait(500);
  show({ search: 'ana' });
  expect(field()).toHaveValue('ana ');
  show({ search: 'bo' });
  expect(field()).toHaveValue('bo');
});

test('the clear button is there with a text only; it tells at once and leaves the focus in the field (spec §2)', () => {
  const { onChange } = draw({ search: 'ana' });
  fireEvent.click(clear() as HTMLElement);
  expect(onChange.mock.calls).toEqual([[{ search: undefined }, { replace: true }]]);
  expect(field()).toHaveFocus();
  expect(clear()).not.toBeInTheDocument();
});

test('Reset takes every filter away, and is offered only with one', () => {
  const { onChange, show } = draw({ search: undefined, from: '2026-03-01', to: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(onChange.mock.calls).toEqual([[{ search: undefined, from: undefined, to: undefined }]]);
  show({ search: undefined, from: undefined, to: undefined });
  expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
});

test('the years that pass while a date is typed are not told, but stay in the field', () => {
  const { onChange } = draw({ search: undefined, from: undefined, to: undefined });
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '0202-03-01' } });
  expect(from).toHaveValue('0202-03-01');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(from, { target: { value: '2026-03-01' } });
  fireEvent.change(from, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-01' }], [{ from: undefined }]]);
});

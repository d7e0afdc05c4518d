/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Waiting } from './waiting.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what hangs hides what is below for ten seconds at most', () => {
  render(
    <div data-testid="above">
      <Waiting />
    </div>,
  );
  const isWaiting = () => screen.getByTestId('above').querySelector('.page-waiting') !== null;
  act(() => jest.advanceTimersByTime(9_999));
  expect(isWaiting()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isWaiting()).toBe(false);
});

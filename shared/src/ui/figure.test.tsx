/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Figure } from './figure.tsx';

test('a figure that loads has a title and no heading', () => {
  const { rerender } = render(<Figure title="Pending" value="-" suffix="min" isLoading />);
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText('-')).not.toBeInTheDocument();
  expect(screen.queryByText('min')).not.toBeInTheDocument();
  rerender(<Figure title="Pending" value={7} suffix="min" isLoading={false} />);
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('min')).toBeVisible();
});

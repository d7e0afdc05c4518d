import { render, screen } from '@testing-library/react';
import { setOnline } from '../testing/connection.ts';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => jest.restoreAllMocks());

test('without a connection it says so in a status, until the connection is back', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect(screen.getByRole('status')).toHaveTextContent('changes cannot be saved');
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

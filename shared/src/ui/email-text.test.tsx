/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { EmailText } from './email-text.tsx';

test.each([
  ['maya.lind@rollcall.example', 'maya|.lind|@rollcall|.example'],
  ['root@hr', 'root|@hr'],
  ['-', '-'],
])('%s breaks before its marks only, and is copied as it is', (address, parts) => {
  const { container } = render(<EmailText address={address} />);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
  expect(container).toHaveTextContent(address);
});

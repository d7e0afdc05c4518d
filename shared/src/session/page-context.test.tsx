/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { setPageContext, useCapability } from './index.ts';

test.each([
  ['a base backend', null, false],
  ['a server without it', [], false],
  ['a server with it', ['corrections'], true],
])(
  'on %s with the capabilities %j a page offers corrections: %s (design §8)',
  (_, names, expected) => {
    setPageContext({ capabilities: names && new Set(names), companyZone: null });
    expect(renderHook(() => useCapability('corrections')).result.current).toBe(expected);
  },
);

test('a page updates when the capabilities change', () => {
  setPageContext({ capabilities: null, companyZone: null });
  const { result } = renderHook(() => useCapability('corrections'));
  act(() => setPageContext({ capabilities: new Set(['corrections']), companyZone: 'UTC-06:00' }));
  expect(result.current).toBe(true);
});

import { backendUrlOf } from './backend-url.ts';

const target = (url: string, upstream = 'http://127.0.0.1:7000/v2') =>
  backendUrlOf(upstream, url, 'payroll');

test.each([
  ['/ext/payroll/periods', 'http://127.0.0.1:7000/v2/periods'],
  ['/ext/payroll/periods?year=2026', 'http://127.0.0.1:7000/v2/periods'],
  ['/ext/payroll/', 'http://127.0.0.1:7000/v2/'],
  ['/ext/payroll//evil.example.test/x', 'http://127.0.0.1:7000/v2//evil.example.test/x'],
  ['/ext/payroll/@evil.example.test/x', 'http://127.0.0.1:7000/v2/@evil.example.test/x'],
  ['/ext/payroll/a%2Fb/c%20d', 'http://127.0.0.1:7000/v2/a%2Fb/c%20d'],
])('%s goes to %s', (url, expected) => {
  expect(target(url)).toBe(expected);
});

test('an upstream without a path has none', () => {
  expect(target('/ext/payroll/x', 'https://payroll.example.test')).toBe(
    'https://payroll.example.test/x',
  );
});

test.each([
  '/ext/payroll/../../admin',
  '/ext/payroll/%2e%2e/admin',
  '/ext/payroll/%2E%2E%2Fadmin',
  '/ext/payroll/..%5cadmin',
  '/ext/payroll/a/../../../admin',
  '/ext/payroll/%zz',
  '/ext/payrollx/periods',
  '/ext/payroll.evil.example.test/periods',
  '/ext/pay%72oll/periods',
])('%s is refused', (url) => {
  expect(() => target(url)).toThrow('The path of the call cannot be read.');
});

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// For slow machines: a longer timeout costs nothing when tests pass.
configure({ asyncUtilTimeout: 10_000 });

// React, antd and the router print warnings on the console: each one fails the test (contributing, habit 15).
const warnings: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const print = console[level];
  console[level] = (...parts: unknown[]) => {
    warnings.push(parts.map(String).join(' ').slice(0, 500));
    print(...parts);
  };
}
afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
});

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine with two cores: waiting longer costs nothing when all is well.
configure({ asyncUtilTimeout: 10_000 });

// React, antd and the router complain on the console: a page that makes them has a fault (contributing, habit 15).
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const print = console[level];
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' ').slice(0, 500));
    print(...parts);
  };
}
afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

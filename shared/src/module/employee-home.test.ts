import { employeeHome } from './employee-home.ts';
import type { ReleaseList } from './release-list.ts';

const LIST = {
  modules: {
    'mfe-time': {
      current: '1',
      releases: {
        '1': {
          descriptor: { routes: [{ path: '/my/time', access: 'session', capability: 'self' }] },
        },
      },
    },
  },
} as unknown as ReleaseList;

test.each([
  [['self'], '/my/time'],
  [['other'], undefined],
  [null, undefined],
])('with %j the home of employees is %s (decision 057)', (capabilities, home) => {
  expect(employeeHome(LIST, capabilities && new Set(capabilities))).toBe(home);
});

test('without a module for it, employees have no home (decision 057)', () => {
  expect(employeeHome({ modules: {} }, new Set(['self']))).toBeUndefined();
});

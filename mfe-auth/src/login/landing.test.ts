import { landingPath } from './landing.ts';

const ADMINISTRATOR = { isBase: false, isAdministrator: true, userId: 1 };

test.each([
  [undefined, '/'],
  [null, '/'],
  ['/employees', '/'],
  [{ from: '/employees?page=2' }, '/employees?page=2'],
  [{ from: '/employees?dialog=edit', userId: 1 }, '/employees?dialog=edit'],
  [{ from: '/employees', userId: 2 }, '/'],
  [{ from: '/' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: '//evil.example' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: 'javascript:alert(1)' }, '/'],
  [{ from: '' }, '/'],
  [{ from: 7 }, '/'],
])('on our own server a sign-in with the state %j opens %s (design §7)', (state, path) => {
  expect(landingPath(state, ADMINISTRATOR)).toBe(path);
});

test('on a base backend a sign-in always opens / (design §7)', () => {
  expect(landingPath({ from: '/employees' }, { ...ADMINISTRATOR, isBase: true })).toBe('/');
});

test.each([
  [{ from: '/employees', access: 'admin' }, true, '/employees'],
  [{ from: '/employees', access: 'admin' }, false, '/'],
  [{ from: '/my/leave', access: 'session' }, false, '/my/leave'],
  [{ from: '/applyCorrection' }, false, '/applyCorrection'],
])(
  'the state %j of a sign-in, by an administrator: %s, opens %s (decision 057)',
  (state, isAdministrator, path) => {
    expect(landingPath(state, { isBase: false, isAdministrator, userId: 1 })).toBe(path);
  },
);

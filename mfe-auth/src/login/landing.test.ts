import { landingPath } from './landing.ts';

test.each([
  [undefined, '/'],
  [null, '/'],
  ['/employees', '/'],
  [{ from: '/employees?page=2' }, '/employees?page=2'],
  [{ from: '/' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: '//evil.example' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: 'javascript:alert(1)' }, '/'],
  [{ from: '' }, '/'],
  [{ from: 7 }, '/'],
])('on our own server a sign-in with the state %j opens %s (design §7)', (state, path) => {
  expect(landingPath(state, false)).toBe(path);
});

test('on a base backend a sign-in always opens / (design §7)', () => {
  expect(landingPath({ from: '/employees' }, true)).toBe('/');
});

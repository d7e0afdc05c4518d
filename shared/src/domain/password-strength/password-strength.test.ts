import { passwordStrength } from './password-strength.ts';

test.each([
  ['', undefined],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['Ab1!', 'Weak'],
  ['password', 'Weak'],
  ['Password12', 'Fair'],
  ['correct horse battery', 'Fair'],
  ['Tr0ub4dor&3-plus', 'Strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

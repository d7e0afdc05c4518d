import { displayName } from './display-name.ts';

test.each([
  [{ firstName: 'Ana', lastName: 'Sá' }, 'Ana Sá'],
  [{ firstName: 'Ana', lastName: null }, 'Ana'],
  [{ firstName: ' ', lastName: 'Sá ' }, 'Sá'],
  [{ firstName: '', lastName: '' }, 'Admin'],
  [{ firstName: null, lastName: undefined }, 'Admin'],
  [null, 'Admin'],
])('%j is shown as %s (spec §6)', (user, shown) => {
  expect(displayName(user)).toBe(shown);
});

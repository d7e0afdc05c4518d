import { checkDateBounds } from './check-date-bounds.ts';

const TODAY = '2026-03-10';

test.each([
  [{}, []],
  [{ dob: null, joiningDate: '', exitDate: null }, []],
  [{ dob: '2026-03-10', joiningDate: '2036-03-10', exitDate: '2036-03-10' }, []],
  [{ dob: '1906-03-10' }, []],
  [{ dob: '2026-03-11' }, ['dob: Date of birth is in the future']],
  [{ dob: '1906-03-09' }, ['dob: Date of birth is more than 120 years ago']],
  [{ joiningDate: '2036-03-11' }, ['joiningDate: Join date is more than 10 years ahead']],
  [{ exitDate: '2199-12-31' }, ['exitDate: Exit date is more than 10 years ahead']],
])('%j breaks %j', (dates, expected) => {
  const broken = checkDateBounds(dates, TODAY);
  expect(broken.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected);
});

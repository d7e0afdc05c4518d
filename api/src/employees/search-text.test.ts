/** @database embedded */
import { buildSearchText, fold, searchWords } from './search-text.ts';

test.each([
  ['García', 'garcia'],
  ['GARCÍA', 'garcia'],
  ['O’Neil', 'oneil'],
  ["O'Neil", 'oneil'],
  ['Łukasz Wójcik', 'lukasz wojcik'],
  ['Søren Ærø', 'soren aero'],
  ['Straße', 'strasse'],
  ['Nguyễn', 'nguyen'],
  ['İpek Işık', 'ipek isik'],
  ['Anne-Marie', 'anne-marie'],
  ['  two   spaces ', 'two spaces'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('the search text contains names, email, phone as written and as digits, and code', () => {
  const text = buildSearchText({
    firstName: 'Zoë',
    middleName: null,
    lastName: 'O’Neil',
    email: 'Zoe@x.example',
    phone: '+1 555-0101',
    employeeCode: 'EMP-7',
  });
  expect(text).toBe('zoe oneil zoe@x.example +1 555-0101 15550101 emp-7');
});

test('a term is split into words', () => {
  expect(searchWords(' O’Neil  zoë ')).toEqual(['oneil', 'zoe']);
  expect(searchWords('   ')).toEqual([]);
});

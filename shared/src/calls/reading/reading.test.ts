import { readDate } from './date.ts';
import { readBoolean, readNumber, readText } from './fields.ts';
import { readList } from './list.ts';

const rows = [{ id: 1 }, { id: 2 }];
const readId = (fields: { readonly id?: unknown }) => fields.id;

test.each([
  ['the body', rows, null],
  ['data', { data: rows, total: 7 }, 7],
  ['data.data, total inside', { data: { data: rows, total: '7' } }, 7],
  ['data.data, total next to data', { data: { data: rows }, total: 7 }, 7],
  ['the only list of the body', { status: true, leaves: rows }, null],
  ['the only list of data', { data: { leaves: rows, total: 7 }, errors: [] }, 7],
  ['the only list in data, total in meta', { data: { employees: rows }, meta: { total: 7 } }, 7],
  ['the only list of the body, total in pagination', { items: rows, pagination: { total: 7 } }, 7],
])('a list is found as %s (design §8)', (_, body, total) => {
  expect(readList(body, readId)).toEqual({
    rows: [1, 2],
    unreadable: 0,
    total,
    isTotalExact: true,
    pageSize: null,
  });
});

test('two lists are ambiguous, so neither is used', () => {
  expect(readList({ data: { employees: rows, admins: rows } }, readId).rows).toEqual([]);
});

test('an inexact total is marked (design §9)', () => {
  expect(readList({ data: rows, total: 1000, isTotalExact: false }, readId)).toMatchObject({
    total: 1000,
    isTotalExact: false,
  });
});

test.each([
  [null],
  [undefined],
  ['text'],
  [7],
  [{}],
  [{ data: null }],
  [{ data: { data: {} } }],
  [{ one: rows, other: rows }],
])('the invalid body %j is an empty list', (body) => {
  expect(readList(body, readId)).toMatchObject({ rows: [], unreadable: 0 });
});

test('entries that are not objects are counted and cause no error', () => {
  expect(readList([{ id: 1 }, null, 'x', [], 4], readId)).toMatchObject({
    rows: [1],
    unreadable: 4,
  });
});

test.each([
  ['a', 'a'],
  [' a ', 'a'],
  [12, '12'],
  ['', null],
  [' ', null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
  [true, null],
])('%p as text is %p', (value, expected) => {
  expect(readText(value)).toBe(expected);
});

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2026-12-31T23:30:00.000Z', '2026-12-31'],
  ['2026-01-01T00:00:00+05:30', '2026-01-01'],
  [' 2026-01-01 00:00:00 ', '2026-01-01'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['0000-00-00', null],
  ['soon', null],
  [20_260_101, null],
  [{}, null],
])('%p as a date is %p', (value, expected) => {
  expect(readDate(value)).toBe(expected);
});

test.each([
  [12, 12],
  ['12', 12],
  ['12.5', 12.5],
  ['', null],
  ['twelve', null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [[], null],
])('%p as a number is %p', (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  [true, true],
  ['false', false],
  ['TRUE', true],
  [1, true],
  ['0', false],
  [0, false],
  ['yes', null],
  [2, null],
  [undefined, null],
])('%p as a boolean is %p', (value, expected) => {
  expect(readBoolean(value)).toBe(expected);
});

test.each([1.5, -5, 1e21, 'many', Number.NaN])('the invalid total %j counts as absent', (total) => {
  expect(readList({ data: rows, total }, readId).total).toBeNull();
});

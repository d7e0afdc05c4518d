import { type AssignmentValues, bodyOf, hasChange, previewOf } from './assignment-values.ts';

const KEPT: AssignmentValues = {
  scheduleId: 'keep',
  calendarId: 'keep',
  zone: 'keep',
  from: '2026-03-02',
  to: '',
};

test.each<[Partial<AssignmentValues>, object, object | undefined]>([
  [{}, {}, undefined],
  [{ scheduleId: '4' }, { scheduleId: 4 }, { scheduleId: '4' }],
  [{ scheduleId: 'none' }, { scheduleId: null }, { scheduleId: 'none' }],
  [{ calendarId: 'none' }, { calendarId: null }, { calendarId: 'none' }],
  [{ zone: 'Asia/Tokyo' }, { zone: 'Asia/Tokyo' }, { zone: 'Asia/Tokyo' }],
  [{ zone: 'none' }, { zone: null }, { zone: 'none' }],
])('%j sends only what changes', (changes, body, preview) => {
  const values = { ...KEPT, ...changes };
  expect(hasChange(values)).toBe(preview !== undefined);
  const range = { scope: 'company', from: '2026-03-02' };
  expect(bodyOf('company', values)).toEqual({ ...range, to: null, ...body });
  expect(previewOf('company', values)).toEqual(
    preview && { what: 'assignments', ...range, ...preview },
  );
});

test('an empty date is without limit; dates in the wrong order have no preview', () => {
  const values = { ...KEPT, zone: 'UTC', from: '', to: '2026-03-01' };
  expect(bodyOf('company', values)).toMatchObject({ from: null, to: '2026-03-01' });
  expect(previewOf('company', values)).not.toHaveProperty('from');
  expect(previewOf('company', { ...values, from: '2026-03-02' })).toBeUndefined();
});

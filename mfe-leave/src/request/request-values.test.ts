import { isSecretField, requestLeaveFor } from '@rollcall/shared/contract';
import { NO_VALUES } from './request-values.ts';

test('a request for leave has no field that a draft must not keep', () => {
  const names = Object.keys(NO_VALUES);
  expect(names.filter(isSecretField)).toEqual([]);
  expect(names.filter((name) => !(name in requestLeaveFor.body.shape))).toEqual(['employeeName']);
});

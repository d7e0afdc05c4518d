import { ApiError } from '../../core/errors/api-error.ts';
import { checkedPhones } from './phones.ts';

test.each([
  ['a national prefix after the code is dropped', '+4402079460000', '+442079460000'],
  ['an Italian zero stays', '+390669812345', '+390669812345'],
  ['a number in a notation stays as it is', '+44 (20) 7946-0000', '+44 (20) 7946-0000'],
  ['its national prefix is dropped, too', '+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['00 becomes +', '0044 20 7946 0000', '+44 20 7946 0000'],
  ['a code may be in brackets', '(+44) 20 7946 0000', '+44 20 7946 0000'],
  ['00 in brackets, too', '(0044) (0)20 7946 0000', '+44 20 7946 0000'],
  ['a number without a code stays as it is', '020 7946', '020 7946'],
  ['a possible number need not be in use', '+15550100199', '+15550100199'],
  ['no number', '', ''],
])('%s', (_, typed, stored) => {
  expect(checkedPhones({ phone: typed, firstName: 'Ana' })).toEqual({
    phone: stored,
    firstName: 'Ana',
  });
});

test.each([
  ['phone', '001555123456', 'Phone is too short for its country'],
  ['phone', '+1555123456', 'Phone is too short for its country'],
  ['phone', '(+44) 20794600001234', 'Phone is too long for its country'],
  ['phone', '+4420794600001234', 'Phone is too long for its country'],
  [
    'emergencyContactPhone',
    '+999 555',
    'Emergency contact phone begins with a code that no country has',
  ],
])('%s %s is refused', (field, typed, message) => {
  const check = () => checkedPhones({ [field]: typed });
  expect(check).toThrow(ApiError);
  expect(check).toThrow(expect.objectContaining({ message, fields: [{ field, message }] }));
});

test('a field that is absent or cleared is not checked', () => {
  expect(checkedPhones({ phone: null })).toEqual({ phone: null });
  expect(checkedPhones({})).toEqual({});
});

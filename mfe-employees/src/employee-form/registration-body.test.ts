/** @jest-environment jsdom */
import { registrationBody } from './registration-body.ts';

const VALUES = {
  firstName: ' Ana ',
  lastName: '',
  email: 'ana@rollcall.example',
  phone: '+1555',
  gender: 'Female',
  dob: '1990-02-03',
  password: ' with spaces ',
  department: 'IT',
  isActive: true,
  hasPf: false,
};
const photo = new File(['x'], 'me.png', { type: 'image/png' });

test('a base backend gets only the personal fields with a value (spec §7)', () => {
  const body = registrationBody(VALUES, { profilePhoto: photo }, false);
  expect(body).toEqual({
    firstName: 'Ana',
    email: 'ana@rollcall.example',
    password: ' with spaces ',
    gender: 'Female',
    phone: '+1555',
    dob: '1990-02-03',
  });
});

test('our server gets all fields, including files', () => {
  const body = registrationBody(VALUES, { profilePhoto: photo, panCard: undefined }, true);
  expect(body).toMatchObject({
    department: 'IT',
    isActive: true,
    hasPf: false,
    profilePhoto: photo,
    panCard: undefined,
  });
  expect(body).not.toHaveProperty('lastName');
});

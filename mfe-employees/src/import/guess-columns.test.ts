import { guessColumns } from './guess-columns.ts';

test.each([
  // Odoo, OrangeHRM, Frappe HR, BambooHR, and our own export.
  [
    ['Employee Name', 'Work Email', 'Work Mobile', 'Department', 'Job Position'],
    ['fullName', 'email', 'phone', 'department', 'designation'],
  ],
  [
    [
      'Employee Id',
      'First Name',
      'Middle Name',
      'Last Name',
      'Date of Birth',
      'Joined Date',
      'Sub Unit',
    ],
    ['employeeCode', 'firstName', 'middleName', 'lastName', 'dob', 'joiningDate', 'department'],
  ],
  [
    [
      'First Name',
      'Last Name',
      'Gender',
      'Date of Joining',
      'Status',
      'Relieving Date',
      'Company Email',
    ],
    ['firstName', 'lastName', 'gender', 'joiningDate', 'status', 'exitDate', 'email'],
  ],
  [
    ['Name', 'First Name', 'Last Name', 'Hire Date', 'Location', 'Title', 'Mail'],
    [undefined, 'firstName', 'lastName', 'joiningDate', 'workLocation', 'designation', 'email'],
  ],
  [
    ['Employee code', 'First name', 'Last name', 'Email', 'Phone', 'Designation', 'Account'],
    ['employeeCode', 'firstName', 'lastName', 'email', 'phone', 'designation', undefined],
  ],
  [
    ['Email Address', 'Mail', 'Favourite colour'],
    ['email', undefined, undefined],
  ],
])('the columns %j are %j', (header, fields) => {
  expect(guessColumns({ header, rows: [header.map(() => 'x')] })).toEqual(fields);
});

test('a header that says nothing is known by what is below it', () => {
  const header = ['Contact', 'S', 'Note'];
  const rows = [
    ['ana@example.com', 'F', 'x'],
    ['bob@example.com', '', 'y'],
  ];
  expect(guessColumns({ header, rows })).toEqual(['email', 'gender', undefined]);
  expect(guessColumns({ header, rows: [['', '', '']] })).toEqual([undefined, undefined, undefined]);
});

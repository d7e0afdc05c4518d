/** Texts of the Edit dialog and of the register page (spec §2). */
export const TEXTS = {
  nobody: 'N/A',
  cancel: 'Cancel',
  update: 'Update Employee',
  saving: 'Saving…',
  reload: 'Reload',
  reloaded: 'What you typed stays.',
  loading: 'Loading the employee…',

  previous: 'Previous',
  next: 'Next',
  register: 'Register Employee',
  registering: 'Saving...',
  registerTabs: 'Sections of the registration',
  editTabs: 'Sections of the employee',
  personalOnly: 'This server keeps the personal details only; the other sections are not sent.',
} as const;

/** Rules of spec §5, in its words; those of the Edit dialog are not given there and are worded alike. */
export const ERRORS: Readonly<Record<string, string>> = {
  firstName: 'First name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  gender: 'Gender is required',
  department: 'Department is required',
  designation: 'Designation is required',
  joiningDate: 'Join date is required',
};

export const EMAIL_INVALID = 'Email is invalid';

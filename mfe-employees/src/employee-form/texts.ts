/** Texts of the Edit dialog and of the register page (spec §2). */
export const TEXTS = {
  cancel: 'Cancel',
  update: 'Update Employee',
  saving: 'Saving…',
  reload: 'Reload',
  reloaded: 'Reloaded. Your changes are still here.',

  previous: 'Previous',
  next: 'Next',
  register: 'Register Employee',
  registering: 'Saving...',
  withoutPassword:
    'If you leave the password empty, the employee gets an email with a link to set one.',
  personalOnly:
    'This server stores only the personal details. The other sections will not be sent.',
} as const;

/** Messages of spec §5, verbatim. It lists none for the Edit dialog, which uses the same messages. */
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

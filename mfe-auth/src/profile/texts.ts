/** Texts of the user's own profile (design §7). */
export const TEXTS = {
  title: 'Profile',
  loading: 'Loading your profile',

  record: 'Your record',
  recordNote:
    'Only an administrator can change these. If something is wrong, please tell your administrator.',
  facts: {
    name: 'Name',
    code: 'Employee code',
    email: 'Email',
    department: 'Department',
    designation: 'Designation',
    joiningDate: 'Joining date',
    employmentType: 'Employment type',
    workLocation: 'Work location',
    shift: 'Shift',
    vacationDays: 'Vacation days per year',
  },
  shift: (start: string, end: string) => `${start} – ${end}`,

  removePhoto: 'Remove photo',
  removePhotoQuestion: 'Your photo will be deleted. You can upload another one at any time.',

  details: 'Your details',
  contact: 'Contact',
  personal: 'Personal',
  currentAddress: 'Current address',
  permanentAddress: 'Permanent address',
  emergency: 'Emergency contact',
  save: 'Save changes',
  saving: 'Saving…',
  discard: 'Discard changes',
  unsaved: 'You have unsaved changes.',
  stale:
    'Your profile was changed in the meantime, for example by an administrator. Reload it and save again: your changes stay.',
  reload: 'Reload',

  password: 'Password',
  passwordNote: 'A new password signs you out everywhere else. This session stays.',
  currentPassword: 'Current Password',
  currentRequired: 'Current password is required',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  confirmRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
  same: 'The new password is the same as the current one',
  strength: (strength: string) => `Strength: ${strength}`,
  changePassword: 'Change password',
  changing: 'Changing…',

  email: 'Email',
  loadingEmail: 'Loading your preferences',
  dailyMail: 'Daily summary',
  dailyMailNote:
    'One email each morning about what waits for an administrator. None is sent when nothing waits.',

  sessions: 'Where you are signed in',
  sessionsNote: 'If you do not recognise a session, end it and change your password.',
  loadingSessions: 'Loading your sessions',
  noSessions: 'No sessions to show.',
  thisDevice: 'This device',
  signedIn: (when: string) => `Signed in ${when}`,
  expires: (when: string) => `Ends ${when}`,
  end: 'End session',
  endQuestion: (device: string) =>
    `${device} will be signed out. Input that was not saved there is lost.`,
  endOthers: 'End all other sessions',
  endOthersQuestion: 'Every other browser in which you are signed in will be signed out.',
  cancel: 'Cancel',
} as const;

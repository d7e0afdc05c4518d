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
  right: (right: string, modules: readonly string[]) =>
    `${right} (${modules.join(', ') || 'no module asks for it'})`,
  personalOnly:
    'This server stores only the personal details. The other sections will not be sent.',
  partialDraft:
    'Passwords, files, and bank, medical and identity details were not kept. Enter them again.',
} as const;

/** Texts of every form of settings. */
export const TEXTS = {
  loading: 'Loading the settings',
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard changes',
  unsaved: 'Unsaved changes',
  stale: 'Someone else has changed these settings. Your changes are still here.',
  reload: 'Reload',
  cancel: 'Cancel',
} as const;

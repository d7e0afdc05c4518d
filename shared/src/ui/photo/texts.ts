/** Texts of the profile photo (spec §2, spec §8). */
export const TEXTS = {
  label: 'Profile Photo',
  adjust: 'Adjust',
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  apply: 'Save photo',
  failed: 'Upload failed',
  empty: 'The file is empty',
  tooLarge: 'The file is larger than 1 MB',
  progress: 'Photo upload',
} as const;

/** The accepted image types (spec §5). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const WRONG_TYPE = 'Please choose a JPEG, PNG or WebP image';

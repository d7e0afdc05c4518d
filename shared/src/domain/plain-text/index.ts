export { hasHiddenCharacter, hasLetterOrDigit } from './plain-text.ts';

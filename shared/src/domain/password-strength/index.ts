export { passwordStrength } from './password-strength.ts';

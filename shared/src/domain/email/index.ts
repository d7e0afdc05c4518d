export { EMAIL_SHAPE, isEmailAddress, normaliseEmail } from './email.ts';

export { EMAIL_SHAPE, isEmailAddress } from './email.ts';

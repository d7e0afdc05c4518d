import { browserTests } from '@rollcall/shared/jest-preset';

export default browserTests('mfe-time');

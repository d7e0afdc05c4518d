import { browserTests } from '../../shared/src/testing/jest/preset.js';

export default browserTests('mfe-template');

import { browserTests } from './src/testing/jest/preset.js';

// Most of shared is rules; a test that needs a page says '@jest-environment jsdom' in its first line.
export default browserTests('shared', 'node');

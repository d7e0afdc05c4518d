import { browserTests } from './src/testing/jest/preset.js';

// Most of shared needs no page; a test that needs one has '@jest-environment jsdom' in its first line.
const settings = browserTests('shared', 'node');

export default {
  ...settings,
  setupFilesAfterEnv: [...settings.setupFilesAfterEnv, '<rootDir>/src/testing/jest/properties.ts'],
};

// One run over every workspace; each has its own jest.config.js for what is particular to it.
export default {
  rootDir: '../..',
  projects: [
    'shared',
    'shell',
    'mfe-auth',
    'mfe-employees',
    'mfe-time',
    'mfe-leave',
    'api',
    'deploy',
    'e2e',
  ].map((name) => `<rootDir>/${name}`),
  // Jest reads the limit here only, not from the projects.
  testTimeout: 60_000,
  // Two cores are shared with the embedded database.
  maxWorkers: 2,
};

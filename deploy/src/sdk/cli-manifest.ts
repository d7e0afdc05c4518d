/** package.json of the command `rollcall`. */
export const CLI_MANIFEST = {
  name: '@rollcall/cli',
  version: '1.0.0',
  description: 'Creates, checks and releases a module of a Rollcall console',
  license: 'UNLICENSED',
  type: 'module',
  bin: { rollcall: './rollcall.js' },
  engines: { node: '>=22.18' },
};

import { sdkManifest } from './sdk-manifest.ts';

const SOURCE = {
  name: '@rollcall/shared',
  version: '1.2.0',
  private: true,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    './ui': './src/ui/index.ts',
    './node': './src/node/index.ts',
    './jest-preset': './src/testing/jest/preset.js',
  },
  dependencies: { 'ipaddr.js': '2.5.0', zod: '4.6.7' },
  peerDependencies: { react: '19.3.1' },
  devDependencies: { 'fast-check': '4.10.2', jest: '30.5.2' },
};
const manifest = sdkManifest(JSON.stringify(SOURCE));

test('entries point to the compiled files with their types, and those of servers are left out', () => {
  expect(manifest.exports).toEqual({
    './ui': { types: './dist/ui/index.d.ts', default: './dist/ui/index.js' },
    './jest-preset': './dist/testing/jest/preset.js',
    './package.json': './package.json',
  });
});

test('own packages are exact, libraries of the page may be newer within their major', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifest;
  expect({ dependencies, peerDependencies, peerDependenciesMeta }).toEqual({
    dependencies: { zod: '4.6.7' },
    peerDependencies: { react: '^19.3.1', jest: '^30.5.2' },
    peerDependenciesMeta: { jest: { optional: true } },
  });
  expect(Object.keys(manifest)).not.toContain('devDependencies');
  expect(Object.keys(manifest)).not.toContain('private');
});

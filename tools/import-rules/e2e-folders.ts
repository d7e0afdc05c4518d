import { type Folder, NODE, PAGE, REACT } from './folder.ts';

/** The folders of `e2e`. */
export const E2E_FOLDERS: readonly Folder[] = [
  {
    name: 'e2e',
    what: 'browser tests, a foreign backend, the benchmark',
    path: 'e2e',
    mayImport: ['contract', 'module', 'tools'],
    packages: [
      NODE,
      ...REACT,
      'axe-core',
      '@fastify/static',
      '@playwright/test',
      '@rsbuild/core',
      'fastify',
      'mailparser',
    ],
  },
  {
    name: 'probe',
    what: 'a module for the browser tests, with the catalogue of shared/ui',
    path: 'e2e/mfe-probe',
    mayImport: ['module', 'ui'],
    packages: [...REACT, '@rsbuild/core'],
  },
  {
    name: 'single application',
    what: 'the console as one ordinary application, for the benchmark',
    path: 'e2e/bench/single',
    mayImport: [
      'a module',
      'pages of a module',
      'feature of a module',
      'shell',
      'build',
      'e2e',
      ...PAGE,
    ],
    packages: [...REACT, '@rsbuild/core', '@rsbuild/plugin-react', 'react-dom', NODE],
  },
];

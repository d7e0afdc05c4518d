import { type Folder, NODE, PAGE, REACT } from './folder.ts';

/** The folders of `shell`. */
export const SHELL_FOLDERS: readonly Folder[] = [
  {
    name: 'shell',
    what: 'the host: layout, guards, module runtime, dashboard',
    path: 'shell/src',
    mayImport: ['antd patches', ...PAGE],
    packages: [...REACT, '@module-federation/enhanced', 'react-dom', 'react-router', 'zustand'],
  },
  {
    name: 'antd styles',
    what: "extracts antd's rules when the shell is built; nothing of the page",
    path: 'shell/src/antd-styles',
    mayImport: ['antd patches', 'ui'],
    packages: [
      NODE,
      '@ant-design/cssinjs',
      '@rsbuild/core',
      'antd',
      'oxc-parser',
      'react',
      'react-dom',
    ],
    testPackages: ['@testing-library/react'],
  },
  {
    name: 'antd patches',
    what: 'replacements of files of antd in the build of the shell',
    path: 'shell/src/antd-patches',
    mayImport: [],
    packages: ['@ant-design/cssinjs', 'antd', 'react'],
    testPackages: ['@testing-library/react'],
  },
  {
    name: 'shell tests',
    what: 'release lists, all components of antd; tests only',
    path: 'shell/src/testing',
    mayImport: ['shell', ...PAGE],
    packages: [...REACT, '@module-federation/enhanced'],
    helpsTestsOf: ['shell'],
  },
];

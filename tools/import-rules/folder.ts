/** One folder of the project, and what its files may import. */
export interface Folder {
  readonly name: string;
  /** One line that says what is in it. */
  readonly what: string;
  /** Its path, where `*` stands for one folder. A file belongs to the listed folder with the longest matching path. */
  readonly path: string;
  /** Names of the other folders that it may import. */
  readonly mayImport: readonly string[];
  /** Packages that it may import; `node:*` stands for all modules of Node. */
  readonly packages: readonly string[];
  /** Its subfolders may not import each other. */
  readonly isolated?: boolean;
  /** Covers only the files directly in it; each subfolder must be listed. */
  readonly flat?: boolean;
  /** The only file of it that other folders may import. */
  readonly entry?: string;
  /** Packages that only its tests may import. */
  readonly testPackages?: readonly string[];
  /** For a folder of test helpers: the workspaces whose tests may import it. Nothing else may. */
  readonly helpsTestsOf?: readonly string[];
}

/** Every module of Node. */
export const NODE = 'node:*';

/** What components are built with. */
export const REACT = [
  'react',
  'react-router-dom',
  'antd',
  '@ant-design/icons',
  '@tanstack/react-query',
];

/** The folders of `shared` that everything in the page may import. */
export const PAGE = [
  'bulk-actions',
  'calls',
  'contract',
  'domain',
  'exports',
  'list-views',
  'module',
  'session',
  'transport',
  'ui',
  'url',
];

/** Limits of an upload (decision 072). A module of this repository has 40 files, 1.5 MB, and 0.4 MB packed. */
export const LIMITS = {
  /** Bytes of the archive as sent. */
  packedBytes: 10_000_000,
  /** Bytes of the archive after decompression. */
  unpackedBytes: 40_000_000,
  /** How many times larger it may become: scripts become about 4 times as large, a bomb 1,000 times. */
  ratio: 100,
  files: 500,
  /** Bytes of module.json and of build.json, which are in the list that every page loads; those of this repository have 5 kB. */
  recordBytes: 100_000,
  /** Characters of a path. */
  path: 200,
} as const;

/** Extensions of the files of a build. Never a page, which would run on the console's own origin. */
export const EXTENSIONS = [
  'js',
  'css',
  'json',
  'map',
  'woff2',
  'png',
  'jpg',
  'webp',
  'svg',
  'txt',
] as const;

import * as z from 'zod';

/** Where a shell's build has the packages, and their list. */
export const SDK_FOLDER = 'sdk';
export const SDK_INDEX = 'index.json';
export const SDK_GUIDE = 'guide.json';

const packedPackage = z.object({
  name: z.string(),
  /** Of package.json, with digits that identify the content: a file of this version never changes. */
  version: z.string(),
  /** Name of the archive. */
  file: z.string(),
  /** Of the archive, as in a lock file. */
  integrity: z.string(),
});

/** The packages that fit a shell. */
export const sdkIndex = z.object({ packages: z.array(packedPackage) });

export type PackedPackage = z.infer<typeof packedPackage>;
export type SdkIndex = z.infer<typeof sdkIndex>;

/** The guide for modules, as a part of a page. */
export const guide = z.object({
  /** HTML without scripts. */
  html: z.string(),
  /** Its sections: what follows # in the address, and the heading as HTML. */
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type Guide = z.infer<typeof guide>;

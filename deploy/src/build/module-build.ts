import * as z from 'zod/mini';

/** `build.json` of a module's build: the build preset of `shared` writes it. */
export const moduleBuild = z.object({
  name: z.string(),
  version: z.string(),
  federationName: z.string(),
  consumes: z.array(z.string()),
  libraries: z.record(z.string(), z.string()),
  needs: z.array(z.string()),
  preload: z.array(z.string()),
  sdk: z.optional(z.string()),
});

export type ModuleBuild = z.infer<typeof moduleBuild>;

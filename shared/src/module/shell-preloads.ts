import * as z from 'zod/mini';
import { hash } from './release-list.ts';

const parts = z.array(z.string());

/** `preloads.json` of a shell build: the files of each lazy part, their integrity, and which page takes which part (design §6). */
export const shellPreloads = z.object({
  files: z.record(z.string(), hash),
  parts: z.record(z.string(), parts),
  /** Parts that draw the frame of every page of an access. Absent in older shells, of which no frame is preloaded. */
  byAccess: z.optional(z.record(z.string(), parts)),
  /** The shell's own pages by their path: who may see them, and their parts besides the frame. Absent in older shells. */
  pages: z.optional(z.record(z.string(), z.object({ access: z.string(), parts }))),
});

export type ShellPreloads = z.infer<typeof shellPreloads>;

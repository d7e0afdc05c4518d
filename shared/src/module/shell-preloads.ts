import * as z from 'zod/mini';
import { hash } from './release-list.ts';

const parts = z.array(z.string());

/** `preloads.json` of a shell build: files of each lazy part, their integrity, and parts of each page (design §6). */
export const shellPreloads = z.object({
  files: z.record(z.string(), hash),
  parts: z.record(z.string(), parts),
  /** Parts that draw the layout of pages, by access. */
  byAccess: z.record(z.string(), parts),
  /** The shell's own pages by path: who may see them, and their parts besides the layout. */
  pages: z.record(z.string(), z.object({ access: z.string(), parts, title: z.string() })),
});

export type ShellPreloads = z.infer<typeof shellPreloads>;

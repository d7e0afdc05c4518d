import * as z from 'zod/mini';
import { releaseList, shellRelease } from './release-list.ts';

/** Data that the web host passes to the console before any call is made (design §6, design §8). */
export const pageData = z.object({
  shell: shellRelease,
  releases: releaseList,
  /** `null` on a base backend: one that answers exactly the calls of spec §7. */
  capabilities: z.nullable(z.array(z.string())),
  api: z.object({
    /** The versioned base URL, e.g. `/api/v1`, without a trailing slash. */
    baseUrl: z.string(),
    /** Call name → path, for backends with extra version prefixes (design §11, `API_PATHS`). */
    paths: z.record(z.string(), z.string()),
  }),
  /** IANA zone or fixed offset of the company, when the backend is ours; null on a base backend. */
  companyZone: z.nullable(z.string()),
  /** Absent on a base backend, and while the company has no name. */
  companyName: z.optional(z.string()),
  /** The live version of the shell, when the page has last known good because that version failed in this browser. */
  failedShell: z.optional(z.string()),
  /** The server's time when it sent the page, in epoch milliseconds; absent on a host of plain files. */
  servedAt: z.optional(z.number()),
});

export type PageData = z.infer<typeof pageData>;

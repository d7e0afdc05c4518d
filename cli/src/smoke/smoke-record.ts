import { type Pointers, pointersOf } from '@rollcall/shared/module';
import * as z from 'zod/mini';

/** Who opens a page in a smoke test. */
const role = z.enum(['signed out', 'employee', 'administrator']);

/** One page that a smoke test opened. */
const smokePage = z.object({
  path: z.string(),
  role,
  theme: z.enum(['light', 'dark']),
  ms: z.number(),
  /** What went wrong, one sentence each; none when the page passed. */
  problems: z.array(z.string()),
});

/** `smoke.json` in a version's folder: its last smoke test (decision 067). */
export const smokeRecord = z.object({
  name: z.string(),
  version: z.string(),
  /** ISO. */
  at: z.string(),
  passed: z.boolean(),
  /** The other versions in the console that was opened, by name: the shell's, and those of the modules. */
  against: z.record(z.string(), z.string()),
  pages: z.array(smokePage),
  /** What it did not open, one sentence each. */
  notOpened: z.array(z.string()),
  /** Name and version of the browser. */
  browser: z.string(),
  seconds: z.number(),
});

export type SmokeRole = z.infer<typeof role>;
export type SmokePage = z.infer<typeof smokePage>;
export type SmokeRecord = z.infer<typeof smokeRecord>;

/**
 * The versions next to which a page would load `name`: for a module the shell's, for the shell those of the enabled
 * modules. A smoke test counts as long as they are live.
 */
export function versionsNextTo(list: Pointers, name: string): Record<string, string> {
  const others = [...pointersOf(list)].filter(([other, { disabled }]) =>
    name === 'shell' ? other !== 'shell' && !disabled : other === 'shell',
  );
  return Object.fromEntries(others.map(([other, { current }]) => [other, current]));
}

/** What has become live since a smoke test, which has not been tried together with the candidate; undefined for nothing. */
export function changedSince({ name, against }: SmokeRecord, list: Pointers): string | undefined {
  const changed = Object.entries(versionsNextTo(list, name)).filter(
    ([other, version]) => against[other] !== version,
  );
  return changed.length === 0 ? undefined : changed.map((one) => one.join(' ')).join(', ');
}

/** What a smoke test never covers; printed with its result and in `--help`. */
export const NOT_COVERED =
  'The smoke test does not cover: your own data, backends of modules, saving, dialogs, phones, other browsers, base backends; of a module also dark mode and other roles, of the shell more than two routes of each module.';

/** "Smoke test: 12 pages in 4.1 s", or how many pages failed. */
export function summarizeSmokeTest({ pages, seconds }: SmokeRecord): string {
  const failed = pages.filter(({ problems }) => problems.length > 0).length;
  const result = failed === 0 ? '' : `${failed} failed of `;
  return `Smoke test: ${result}${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in ${seconds} s`;
}

/** Every problem of a smoke test, and what it did not open; one line each. */
export function listProblems({ pages, notOpened }: SmokeRecord): string[] {
  const problems = pages.flatMap(({ path, role: who, theme, problems: all }) =>
    all.map((problem) => `  ✗ ${path}, ${who}, ${theme}: ${problem}`),
  );
  return [...problems, ...notOpened.map((sentence) => `  ! ${sentence}`)];
}

/** What the smoke test found and did not cover, on lines of its own; nothing without one. */
export function describeSmokeTest(record: SmokeRecord | undefined): string {
  if (!record) return '';
  const lines = [`${summarizeSmokeTest(record)}. ${NOT_COVERED}`, ...listProblems(record)];
  return `\n${lines.join('\n')}`;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The fields of Redocly's report that are read. */
const diffReport = z.object({
  changes: z.array(
    z.object({
      path: z.string(),
      verdicts: z.optional(z.array(z.object({ impact: z.string(), message: z.string() }))),
    }),
  ),
});

/**
 * Sentences about what breaks clients of an API: removed calls and fields, narrowed types, new required fields. New calls
 * and new optional fields break nothing. `before` and `after` are the texts of OpenAPI documents.
 */
export function breakingChanges(before: string, after: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-api-'));
  try {
    const [base, revision] = [join(folder, 'before.json'), join(folder, 'after.json')];
    writeFileSync(base, before);
    writeFileSync(revision, after);
    const args = ['diff', base, revision, '--format=json', '--fail-on=none'];
    const output = execFileSync('redocly', args, {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { changes } = diffReport.parse(JSON.parse(output));
    return changes.flatMap(({ path, verdicts = [] }) =>
      verdicts
        .filter(({ impact }) => impact === 'major')
        .map(({ message }) => `${placeOf(path)}: ${message}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `#/paths/~1me/post/requestBody/…` → `POST /me`; other places by their path in the document. */
function placeOf(pointer: string): string {
  const [, first, path = '', method] = pointer.split('/');
  const decoded = path.replaceAll('~1', '/').replaceAll('~0', '~');
  if (first !== 'paths') return `${first} ${decoded}`;
  return method === undefined ? decoded : `${method.toUpperCase()} ${decoded}`;
}

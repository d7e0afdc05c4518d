import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { ALLOWANCE } from '../deploy-tokens/upload-allowance.ts';
import { BACKEND_LIMITS } from '../module-backends/backend-proxy.ts';
import { CHECK_LIMITS } from '../release-control/check-route.ts';
import { CALLS_PER_MINUTE } from '../release-control/release-control.ts';
import { LIMITS } from './limits.ts';
import { CHECK_MS, MEMORY_MB } from './receive-elsewhere.ts';

const guide = readFileSync(join(ROOT, 'docs/modules.md'), 'utf8');
const { packedBytes, unpackedBytes, files, path, recordBytes } = LIMITS;
const { callsPerMinute, callsOfSession, connections, bodyBytes, timeoutMs, answerMs } =
  BACKEND_LIMITS;
const checks = CHECK_LIMITS.config.rateLimit.max;

test.each([
  `| an archive | ${packedBytes / 1e6} MB packed, ${unpackedBytes / 1e6} MB unpacked, ${files} files, ${path} characters in a path |`,
  `| \`module.json\`, \`build.json\` | ${recordBytes / 1000} kB each |`,
  `| the check of an upload | ${CHECK_MS / 1000} seconds and ${MEMORY_MB} MB of memory |`,
  `| a deploy token | ${ALLOWANCE.perHour} uploads an hour, ${ALLOWANCE.bytes / 1e9} GB in its life, ${checks} checks and ${CALLS_PER_MINUTE} calls a minute |`,
  `| calls of a session to the own server | ${callsPerMinute} a minute, ${callsOfSession} at a time, ${bodyBytes / 1024 ** 2} MB sent with each; all sessions together ${connections} at a time |`,
  `| an answer of the own server | begins within ${timeoutMs / 1000} seconds, ends within ${answerMs / 1000} |`,
])('the guide says: %s', (row) => {
  expect(guide).toContain(row);
});

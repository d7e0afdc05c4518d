import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_JSON_LIMITS as LIMITS } from './module-json-limits.ts';

const guide = readFileSync(join(__dirname, '../../../docs/modules.md'), 'utf8');

test.each([
  `| \`routes\` | ${LIMITS.routes} |`,
  `| \`nav\` | ${LIMITS.groups} groups with ${LIMITS.links} links each |`,
  `| \`extensions\` | ${LIMITS.extensions} |`,
  `| a path, the URL of a first call | ${LIMITS.path} characters |`,
  `| a title, a label, an id, a capability | ${LIMITS.word} characters |`,
  `| \`requires.platform\` | ${LIMITS.range} characters |`,
  `| \`budget.sizeKb\` | ${LIMITS.sizeKb.toLocaleString('en')} |`,
])('the guide says: %s', (row) => {
  expect(guide).toContain(row);
});

import { runCommand } from '../process/run-command.ts';
import { systemPostgres } from './postgres/programs.ts';
import { startPostgres } from './postgres/start-postgres.ts';

// `npm run bench:attendance -- [EMPLOYEES …]`: docs/performance.md.
const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['1000', '10000'];
const server = await startPostgres(systemPostgres());
try {
  const env = { TEST_DATABASE_URL: server.url };
  for (const size of sizes) {
    const args = ['api/src/testing/bench-attendance.ts', size];
    const { code } = await runCommand('node', args, { show: true, env });
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}

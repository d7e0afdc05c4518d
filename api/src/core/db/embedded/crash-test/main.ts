import { runKills } from './run-kills.ts';

/** `node api/src/core/db/embedded/crash-test/main.ts [kills]`: the durability test of decision 010; 40 kills by default. */
const report = await runKills(Number(process.argv[2] ?? 40));
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exitCode = report.lost + report.torn > 0 ? 1 : 0;

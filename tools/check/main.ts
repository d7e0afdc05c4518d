import { runSteps } from './steps.ts';

const { red } = await runSteps();
process.exitCode = red.length === 0 ? 0 : 1;

import { runSteps } from './steps.ts';

const { failed } = await runSteps();
process.exitCode = failed === 0 ? 0 : 1;

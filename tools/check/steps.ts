import { globSync } from 'node:fs';
import { firstLine } from '../process/first-line.ts';
import { ROOT, runCommand } from '../process/run-command.ts';

/** One step of `npm run check`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The step whose output this one reads; it must come earlier in the list. */
  readonly after?: string;
}

/** Every workspace, the module template and the build configuration; new modules are found without being listed. */
const PROJECTS = globSync(
  ['*/tsconfig.json', 'tools/template/tsconfig.json', 'tools/tsconfig.builds.json'],
  { cwd: ROOT },
);

/** The steps of `npm run check`. */
export const STEPS: readonly Step[] = [
  { name: 'format', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'import rules', command: ['node', 'tools/import-rules/main.ts'] },
  { name: 'types', command: ['tsc', '--build', ...PROJECTS] },
  { name: 'unused code', command: ['knip', '-c', 'tools/check/knip.json', '--no-progress'] },
  {
    name: 'code only for tests',
    command: ['knip', '-c', 'tools/check/knip-product.config.ts', '--no-progress'],
  },
  { name: 'dependencies', command: ['node', 'tools/check/check-dependencies.ts'] },
  { name: 'documentation', command: ['node', 'tools/check/check-docs.ts'] },
  { name: 'references', command: ['node', 'tools/check/check-references.ts'] },
  { name: 'words', command: ['node', 'tools/check/check-words.ts'] },
  { name: 'spacing', command: ['node', 'tools/check/check-spacing.ts'] },
  { name: 'settings', command: ['node', 'deploy/src/settings-table/main.ts', '--check'] },
  {
    name: 'reports',
    command: ['node', 'tools/reports/main.ts', '--check', '--types-are-emitted'],
    after: 'types',
  },
  { name: 'size budgets', command: ['node', 'tools/check/sizes.ts'] },
];

/** What the steps found: how many passed, and what the others say. */
export interface StepResults {
  readonly passed: number;
  readonly red: readonly { readonly name: string; readonly error: string }[];
}

/** Runs all steps, or some, two at a time, and prints a line for each; prints the output of a step only when it fails. */
export async function runSteps(
  isWanted: (step: Step) => boolean = () => true,
): Promise<StepResults> {
  const steps = STEPS.filter(isWanted);
  const waiting = [...steps];
  const started = new Map<string, Promise<void>>();
  const red: { name: string; error: string }[] = [];
  async function run({ name, command: [command, ...args], after }: Step) {
    if (after) await started.get(after);
    const { code, output, seconds } = await runCommand(command, args);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) return;
    red.push({ name, error: errorOf(output) });
    console.log(output);
  }
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const running = run(step);
      started.set(step.name, running);
      await running;
    }
  }
  await Promise.all([work(), work()]);
  return { passed: steps.length - red.length, red };
}

/** The first line of a step's output that names a file, or else the first one. */
export function errorOf(output: string): string {
  const lines = output.split('\n').map((line) => firstLine(line));
  return (
    lines.find((line) => /[\w-]\.(?:tsx?|m?js|json|css|md|sql)\b/.test(line)) ?? firstLine(output)
  );
}

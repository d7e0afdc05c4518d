import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The report of the entry `index.ts`. It runs in another process, since Jest cannot load the parser, an ES module. */
function reportOf(files: Readonly<Record<string, string>>, unlisted = {}): string {
  const path = (file: string) => JSON.stringify(join(__dirname, file));
  const script = `import { renderApiReport } from ${path('api-report.ts')};
    import { Declarations } from ${path('declarations.ts')};
    const files = ${JSON.stringify(files)};
    process.stdout.write(renderApiReport(
      { entry: 'index.ts', ...${JSON.stringify(unlisted)} },
      new Declarations((file) => files[file]),
      ${JSON.stringify(Object.keys(unlisted))},
    ));`;
  const args = ['--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
}

const FILES = {
  'index.ts': `export { type Leave, leave as aLeave } from './leave.ts';
export { one, b } from './inner/more.ts';
export declare const PAGE_SIZE = 10;
`,
  'leave.ts': `import * as z from 'zod/mini';
/** A leave. */
export declare const leave: z.ZodMiniObject<{
    id: z.ZodMiniInt;
}>;
export type Leave = z.infer<typeof leave>;
`,
  'inner/more.ts': `import { type Options as How } from './options.ts';
export declare function one(text: string): number;
export declare function one(text: number, how: How): number;
export declare const b: {
    /** Its words. */
    readonly body: z.ZodMiniObject<{
        id: z.ZodMiniInt;
    }>;
};
export declare const notOffered: number;
export {};
`,
  'inner/options.ts': `interface Deep {
    readonly depth: number;
}
export interface Options {
    readonly deep: Deep;
    readonly far: import("./far.ts").Far;
}
`,
  'inner/far.ts': 'export type Far = 1;\n',
};

test('a report has each exported name with its type, and the types that it mentions', () => {
  expect(reportOf(FILES)).toBe(`## entry

\`\`\`ts
type Leave = z.infer<typeof leave>;
const PAGE_SIZE = 10;
const b: {
  readonly body: z.ZodMiniObject<{
    id: z.ZodMiniInt;
  }>;
};
const leave: z.ZodMiniObject<{
  id: z.ZodMiniInt;
}>; // as aLeave
function one(text: string): number;
function one(text: number, how: How): number;
\`\`\`

Mentioned, not exported:

\`\`\`ts
interface Deep {
  readonly depth: number;
}
type Far = 1;
interface Options {
  readonly deep: Deep;
  readonly far: import("./far.ts").Far;
}
\`\`\`
`);
});

test('what an unlisted entry exports is listed nowhere', () => {
  expect(reportOf(FILES)).toContain('interface Options');
  expect(reportOf(FILES, { inner: 'inner/options.ts' })).not.toMatch(/## inner|interface/);
});

test.each([
  ['a field of an exported schema', 'leave.ts', 'z.ZodMiniInt', 'z.ZodMiniString<string>'],
  ['an argument of one overload', 'inner/more.ts', 'text: number', 'text: bigint'],
  ['a type that is mentioned indirectly', 'inner/options.ts', 'depth: number', 'depth?: number'],
  ['an exported name', 'index.ts', 'leave as aLeave', 'leave as theLeave'],
])('a change of %s changes the report', (_, file, before, after) => {
  const text = FILES[file as keyof typeof FILES];
  expect(reportOf({ ...FILES, [file]: text.replace(before, after) })).not.toBe(reportOf(FILES));
});

test.each([
  ['a comment', 'leave.ts', 'A leave.', 'A leave of an employee.'],
  ['what is not exported', 'inner/more.ts', 'notOffered: number', 'notOffered: string'],
])('a change of %s leaves the report as it is', (_, file, before, after) => {
  const text = FILES[file as keyof typeof FILES];
  expect(reportOf({ ...FILES, [file]: text.replace(before, after) })).toBe(reportOf(FILES));
});

test('an index may export all names that the index of a folder lists', () => {
  const { 'index.ts': index, ...rest } = FILES;
  const moved = index.replaceAll("from './", "from '../");
  const files = { ...rest, 'part/index.ts': moved, 'index.ts': "export * from './part/index.ts';" };
  expect(reportOf(files)).toBe(reportOf(FILES));
});

test('an index that exports an undeclared name, or exports everything, is refused', () => {
  expect(() => reportOf({ ...FILES, 'index.ts': "export { x } from './leave.ts';" })).toThrow(
    /index.ts exports x/,
  );
  expect(() => reportOf({ ...FILES, 'index.ts': "export * from './leave.ts';" })).toThrow(
    /index.ts exports everything/,
  );
});

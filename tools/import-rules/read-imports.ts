import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, type Expression, type Node, parseSync, Visitor } from 'oxc-parser';
import { ROOT } from '../process/run-command.ts';
import type { Entries } from './rules.ts';

/** One import of a file, in any form. */
export interface Import {
  readonly file: string;
  /** The imported path or package; undefined when it is known only at run time, as in `import(path)`. */
  readonly specifier: string | undefined;
}

const SOURCES = ['*.ts', '*.tsx', '*.mts', '*.cts', '*.js', '*.mjs', '*.cjs'];

/** Every source file of the project that git tracks or would add. */
export function sourceFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', ...SOURCES];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/**
 * The imports in a file's text, without duplicates: statements and re-exports, `import()` as a value and as a type,
 * `require`, workers with `new URL`, references and module declarations.
 * @public its test runs it in another process.
 */
export function importsOf(file: string, text: string): Import[] {
  const { program, comments } = parseSync(file, text);
  const specifiers = new Set<string | undefined>(comments.flatMap(referenceOf));
  const add = (source: Expression | null) => {
    if (source) specifiers.add(textOf(source));
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    TSExternalModuleReference: ({ expression }) => add(expression),
    TSModuleDeclaration: ({ id }) => {
      // `*.css` declares a kind of file, not an import.
      if (id.type === 'Literal' && !id.value.includes('*')) add(id);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && first.type !== 'SpreadElement' && isRequire(callee)) add(first);
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      const path = first && first.type !== 'SpreadElement' ? textOf(first) : undefined;
      if (isNamed(callee, 'URL') && path && /^\..*\.[cm]?[jt]sx?$/.test(path)) specifiers.add(path);
    },
  }).visit(program);
  return [...specifiers].map((specifier) => ({ file, specifier }));
}

/** The value of a string literal, or of a template without expressions. */
function textOf(source: Expression): string | undefined {
  if (source.type === 'Literal') return typeof source.value === 'string' ? source.value : undefined;
  if (source.type !== 'TemplateLiteral' || source.expressions.length > 0) return undefined;
  return source.quasis[0]?.value.cooked ?? undefined;
}

/** `require`, and Jest's functions that load or replace a module. */
function isRequire(callee: Node): boolean {
  if (isNamed(callee, 'require')) return true;
  return (
    callee.type === 'MemberExpression' &&
    isNamed(callee.object, 'jest') &&
    callee.property.type === 'Identifier' &&
    /^(require|mock|unmock|doMock|createMock)/.test(callee.property.name)
  );
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

/** `/// <reference path="…" />` or `types="…"`. */
function referenceOf({ type, value }: Comment): string[] {
  const found = type === 'Line' && /^\/\s*<reference\s+(path|types)="([^"]+)"/.exec(value);
  if (!found) return [];
  const [, kind, name = ''] = found;
  return [kind === 'path' && !name.startsWith('.') ? `./${name}` : name];
}

/** Every import of the project. */
export const readImports = (): Import[] =>
  sourceFiles().flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')));

/** The exports of each workspace by package name and entry. */
export function readEntries(): Entries {
  const entries = globSync('*/package.json', { cwd: ROOT }).flatMap((file) => {
    const folder = file.slice(0, -'/package.json'.length);
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([entry, path]) => [
      name + entry.slice(1),
      join(folder, path),
    ]);
  });
  return Object.fromEntries(entries);
}

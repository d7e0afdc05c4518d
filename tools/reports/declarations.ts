import { dirname, join } from 'node:path';
import { type Comment, type EcmaScriptModule, type Program, parseSync } from 'oxc-parser';

/** One name that a file declares. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  /** Its text without comments; overloads of a function are joined by line breaks. */
  readonly text: string;
}

/** The origin of an imported name: another file, and the name there. */
interface Source {
  readonly file: string;
  readonly name: string;
}

interface DeclarationFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly sources: ReadonlyMap<string, Source>;
  readonly exported: readonly string[];
  /** Indexes of folders below, all of whose names it exports. */
  readonly indexes: readonly string[];
}

/** Reads each declaration file once. Files are named by their sources: `contract/auth.ts`. */
export class Declarations {
  private readonly files = new Map<string, DeclarationFile>();
  private readonly read: (file: string) => string;

  /** `read` returns the text of the declaration file of a source. */
  constructor(read: (file: string) => string) {
    this.read = read;
  }

  /**
   * The exports of a file, by name.
   * @throws Error when it exports a name that it neither declares nor imports from a file.
   */
  exportsOf(file: string): Map<string, Declaration> {
    const { exported, indexes } = this.fileOf(file);
    const own = exported.map((name): [string, Declaration] => {
      const found = this.find(file, name);
      if (!found) throw new Error(`${file} exports ${name}, which no file of ours declares`);
      return [name, found];
    });
    return new Map([...own, ...indexes.flatMap((index) => [...this.exportsOf(index)])]);
  }

  /** The declaration of a name in a file; undefined for names of packages and of the language. */
  find(file: string, name: string): Declaration | undefined {
    const { declarations, sources, indexes } = this.fileOf(file);
    const source = sources.get(name);
    if (source) return declarations.get(name) ?? this.find(source.file, source.name);
    return declarations.get(name) ?? indexes.map((index) => this.find(index, name)).find(Boolean);
  }

  /** Our declarations whose names occur in a text, including `import("./file.ts").Name`. */
  mentionedIn({ file, text }: Declaration): Declaration[] {
    const words = [...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([word]) => this.find(file, word));
    const imported = [...text.matchAll(/import\("(\.[^"]+)"\)\.(\w+)/g)].map(
      ([, from = '', name = '']) => this.find(join(dirname(file), from), name),
    );
    return [...words, ...imported].filter((found) => found !== undefined);
  }

  private fileOf(file: string): DeclarationFile {
    const parsed = this.files.get(file) ?? readDeclarationFile(file, this.read(file));
    this.files.set(file, parsed);
    return parsed;
  }
}

function readDeclarationFile(file: string, text: string): DeclarationFile {
  const { program, comments, module } = parseSync(file.replace(/\.tsx?$/, '.d.ts'), text);
  const declarations = new Map<string, Declaration>();
  for (const statement of program.body) {
    for (const name of namesOf(statement)) {
      const before = declarations.get(name);
      const declared = withoutComments(text, comments, statement);
      const merged = before ? `${before.text}\n${declared}` : declared;
      declarations.set(name, { file, name, text: merged });
    }
  }
  return { declarations, ...linksOf(file, module) };
}

type Statement = Program['body'][number];

/** The names that a statement declares. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? namesOf(statement.declaration) : [];
  }
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  const id = 'id' in statement ? statement.id : undefined;
  return id?.type === 'Identifier' ? [id.name] : [];
}

/**
 * The names that a file imports from our other files, and those that it exports.
 * @throws Error for `export *`, except from the index of a folder, which lists its names.
 */
function linksOf(
  file: string,
  { staticImports, staticExports }: EcmaScriptModule,
): Omit<DeclarationFile, 'declarations'> {
  const sources = new Map<string, Source>();
  const exported: string[] = [];
  const indexes: string[] = [];
  function link(local: string | null, from: string | undefined, name: string | null): void {
    if (!from?.startsWith('.') || local === null || name === null) return;
    sources.set(local, { file: join(dirname(file), from), name });
  }
  for (const { moduleRequest, entries } of staticImports) {
    for (const { localName, importName } of entries) {
      link(localName.value, moduleRequest.value, importName.name);
    }
  }
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (exportName.name === null && moduleRequest?.value.endsWith('/index.ts')) {
      indexes.push(join(dirname(file), moduleRequest.value));
      continue;
    }
    if (exportName.name === null) {
      throw new Error(
        `${file} exports everything of a file: list the names (contributing, habit 4)`,
      );
    }
    exported.push(exportName.name);
    if (moduleRequest) link(exportName.name, moduleRequest.value, importName.name);
    else if (localName.name !== exportName.name)
      link(exportName.name, `./${file.split('/').at(-1)}`, localName.name);
  }
  return { sources, exported, indexes };
}

/** A statement's text without `export`, `declare` and comments. */
function withoutComments(
  text: string,
  comments: readonly Comment[],
  { start, end }: { readonly start: number; readonly end: number },
): string {
  let from = start;
  let code = '';
  for (const comment of comments) {
    if (comment.start < start || comment.end > end) continue;
    code += text.slice(from, comment.start);
    from = comment.end;
  }
  return (code + text.slice(from, end))
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll(/\n(?:\s*\n)+/g, '\n');
}

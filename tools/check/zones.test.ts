import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** [file that breaks a rule, what it imports, the zone's words]. One case for each wall. */
const REFUSED = [
  ['mfe-time/src/pages/a.ts', '../../../mfe-leave/src/module.ts', 'only @rollcall/shared'],
  ['mfe-time/src/pages/a.ts', 'mfe-leave', 'only @rollcall/shared'],
  ['mfe-time/src/pages/a.ts', '../../../shell/src/app/guard.ts', 'only @rollcall/shared'],
  ['mfe-time/src/pages/a.ts', '@rollcall/api', 'only @rollcall/shared'],
  ['mfe-time/src/pages/a.ts', 'axios', 'transport alone'],
  ['mfe-time/src/pages/a.ts', 'node:fs', 'runs in a browser'],
  ['mfe-time/src/pages/a.ts', '@rollcall/shared/testing', 'for tests only'],
  ['mfe-time/src/pages/a.ts', '@rollcall/shared/src/domain/limits.ts', 'listed entry'],
  ['mfe-time/src/time-logs/a.ts', '../today/b.ts', 'sibling feature'],
  ['shell/src/app/a.ts', '../../../mfe-auth/src/module.ts', 'only @rollcall/shared'],
  ['shell/src/app/a.ts', '@rollcall/deploy', 'only @rollcall/shared'],
  ['shared/src/domain/paging/a.ts', '../../contract/index.ts', 'domain < contract'],
  ['shared/src/domain/a.ts', 'react', 'domain is pure'],
  ['shared/src/contract/a.ts', '../calls/index.ts', 'domain < contract'],
  ['shared/src/session/a.ts', '../transport/index.ts', 'domain < contract'],
  ['shared/src/transport/a.ts', '../session/index.ts', 'domain < contract'],
  ['shared/src/calls/reading/a.ts', '../../ui/index.ts', 'domain < contract'],
  ['shared/src/calls/a.ts', '../transport/index.ts', 'one in the page'],
  ['shared/src/ui/a.ts', '../contract/index.ts', 'domain < contract'],
  ['shared/src/ui/a.ts', '../../../api/src/app.ts', 'nothing of ours'],
  ['api/src/leave/a.ts', '@rollcall/shared/ui', 'only contract, domain'],
  ['api/src/leave/a.ts', '@rollcall/deploy', 'api imports only shared'],
  ['deploy/src/store/a.ts', '@rollcall/api', 'start.ts alone composes'],
  ['deploy/src/web-host/a.ts', '../../../api/src/app.ts', 'start.ts alone composes'],
  ['deploy/src/start.ts', '../../shell/src/app/guard.ts', 'start.ts composes'],
  ['e2e/specs/a.ts', '../../api/src/app.ts', 'from outside'],
] as const;

/** Imports that the same files may make: a wall that refuses everything proves nothing. */
const ALLOWED = [
  ['mfe-time/src/pages/a.ts', '@rollcall/shared/calls'],
  ['mfe-time/src/pages/a.ts', '../time-logs/time-logs-table.tsx'],
  ['mfe-time/src/time-logs/a.ts', './texts.ts'],
  ['shell/src/app/a.ts', '../layout/sidebar.tsx'],
  ['shared/src/transport/a.ts', 'axios'],
  ['shared/src/calls/a.ts', '@rollcall/shared/transport'],
  ['shared/src/contract/a.ts', '../domain/index.ts'],
  ['api/src/leave/a.ts', '@rollcall/shared/contract'],
  ['deploy/src/start.ts', '@rollcall/api'],
  ['e2e/specs/a.ts', '@rollcall/shared/contract'],
] as const;

describe('import zones', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rollcall-zones-'));
    for (const file of ['oxlint.config.ts', 'tools/check/zones.ts']) {
      cpSync(join(ROOT, file), join(root, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Lints files that each make one import, all in one run; the message by file, '' where it passed. */
  function lint(cases: readonly (readonly [string, string, ...unknown[]])[]): string[] {
    const texts = cases.map(([file, imported], index) => {
      const named = file.includes('start.ts') ? file : file.replace('/a.ts', `/case-${index}.ts`);
      return [named, `import { thing } from '${imported}';\n\nthing();\n`] as const;
    });
    return lintTexts(texts, 'no-restricted-imports');
  }

  function lintTexts(texts: readonly (readonly [string, string])[], rule: string): string[] {
    const files = texts.map(([named, text]) => {
      mkdirSync(dirname(join(root, named)), { recursive: true });
      writeFileSync(join(root, named), text);
      return named;
    });
    const run = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { code: string; filename: string; message: string; help?: string }[];
    };
    return files.map((file) =>
      diagnostics
        .filter(({ code, filename }) => filename === file && code.includes(rule))
        .map(({ message, help }) => `${message} ${help ?? ''}`)
        .join(' '),
    );
  }

  test('each wall refuses what it must, and says why', () => {
    const messages = lint(REFUSED);
    expect(messages).toEqual(REFUSED.map(([, , words]) => expect.stringContaining(words)));
  });

  test('browser storage is for the files that are named: forms keep drafts (decision 048)', () => {
    const text = "sessionStorage.setItem('form', 'typed');\n";
    const [feature, shell, drafts] = lintTexts(
      ['mfe-time/src/clock/a.ts', 'shell/src/app/a.ts', 'shared/src/session/draft-storage.ts'].map(
        (file) => [file, text] as const,
      ),
      'no-restricted-globals',
    );
    expect([feature, shell]).toEqual(Array(2).fill(expect.stringContaining('Use useDraft')));
    expect(drafts).toBe('');
  });

  test('what the table allows passes', () => {
    expect(lint(ALLOWED)).toEqual(ALLOWED.map(() => ''));
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { compactStyle } from './compact-style.ts';

interface PaintFiles {
  /** Mustache templates by name; the file `skeleton.mustache` in the same folder is their partial. */
  readonly templates: Readonly<Record<string, string>>;
  /** Style sheets in the order of the console. */
  readonly styles: readonly string[];
  /** The file names of outlined icons of antd by those that descriptors use. */
  readonly icons: Readonly<Record<string, string>>;
}

/**
 * Writes `paint.json` next to the shell's files: what the web host draws into a page's first bytes (decision 086).
 * `{{icon:NAME}}` in a template becomes an icon as the console draws it, `{{svg:NAME}}` only its picture.
 */
export function pluginShellPaint({ templates, styles, icons }: PaintFiles): RsbuildPlugin {
  return {
    name: 'rollcall:shell-paint',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const paint = {
          css: compactStyle(styles.map((file) => readFileSync(file, 'utf8')).join('\n')),
          icons: mapValues(icons, svgOf),
          templates: mapValues(templates, readTemplate),
        };
        writeFileSync(join(api.context.distPath, 'paint.json'), JSON.stringify(paint));
      });
    },
  };
}

/** A template with its partial and its icons, without the white space between tags. */
function readTemplate(file: string): string {
  const partial = readFileSync(join(file, '../skeleton.mustache'), 'utf8');
  return readFileSync(file, 'utf8')
    .replace('{{> skeleton}}', () => partial)
    .replace(/\n\s*/g, '')
    .replace(/\{\{svg:([\w-]+)\}\}/g, (_, name: string) => svgOf(name))
    .replace(/\{\{icon:([\w-]+)\}\}/g, (_, name: string) => iconOf(name));
}

const iconOf = (name: string) => `<span class="anticon">${svgOf(name)}</span>`;

/** The picture of an outlined icon by its name in kebab case. @throws Error when there is none. */
function svgOf(name: string): string {
  const icons = createRequire(import.meta.filename).resolve('@ant-design/icons');
  const file = `@ant-design/icons-svg/inline-svg/outlined/${name}.svg`;
  const svg = readFileSync(createRequire(icons).resolve(file), 'utf8');
  const [, viewBox, content] = /viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return `<svg viewBox="${viewBox}" width="1em" height="1em" fill="currentColor">${content}</svg>`;
}

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

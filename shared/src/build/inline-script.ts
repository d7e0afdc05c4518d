import { readFileSync } from 'node:fs';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/**
 * Inserts a function as an inline script in front of the page's other scripts. `file` exports it as `name`, imports nothing,
 * and gets the window. Under hot reload there is none: its page has no hash of it in its policy.
 */
export function pluginInlineScript(file: string, name: string): RsbuildPlugin {
  return {
    name: `rollcall:inline-script:${name}`,
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }, { environment }) => {
        if (environment.config.mode === 'development') return { headTags, bodyTags };
        const script = { tag: 'script', children: inlineScript(file, name) };
        return { headTags: [script, ...headTags], bodyTags };
      });
    },
  };
}

/** The minified text of a script that calls `name` of a TypeScript file with the window. */
function inlineScript(file: string, name: string): string {
  const source = readFileSync(file, 'utf8').replace(/^export (?=function|interface)/gm, '');
  const { code } = rspack.experiments.swc.transformSync(
    `(() => {${source}\n${name}(window);})();`,
    {
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2022',
        minify: { compress: true, mangle: true },
      },
      isModule: false,
      minify: true,
    },
  );
  return code.trim();
}

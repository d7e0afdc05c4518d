import type { RsbuildPlugin } from '@rsbuild/core';

/** The call by which a file of antd, in any of its builds, declares the style of a component. */
const STYLE_CALL = /gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\)?\(\s*\[?['"](\w+)['"]/;

/**
 * Fails a module's build that contains a component of antd. Only the shell has the style sheets of antd, with those
 * components that it shares: a copy in the module would have no style, no theme and no nonce (design §14).
 */
export function pluginOnlySharedAntd(): RsbuildPlugin {
  return {
    name: 'rollcall:only-shared-antd',
    setup(api) {
      api.transform({ test: /[\\/]node_modules[\\/]antd[\\/]/ }, ({ code, resourcePath }) => {
        const component = STYLE_CALL.exec(code)?.[1];
        if (component === undefined) return code;
        throw new Error(
          `only-shared-antd: the module would contain a copy of antd’s ${component} (${resourcePath}), which has no style. ` +
            'Fix: import components by name from "antd", not from its files: `import { Button } from "antd"`.',
        );
      });
    },
  };
}

import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/**
 * Makes a hint the first line of every script: browsers that know it compile all functions in the background while the
 * script loads, and not one after another when the page calls them.
 */
export function pluginCompileHints(): RsbuildPlugin {
  return {
    name: 'rollcall:compile-hints',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins }) => {
        const banner = new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /\.js$/,
          // After minification, which drops comments, and before files are hashed.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 100,
        });
        appendPlugins(banner);
      });
    },
  };
}

import { rspack } from '@rsbuild/core';

/** Pattern of icon files in the bundler. Shared chunks, because a separate chunk per component costs a request each. */
const icons = (names: string) => `@ant-design/icons(-svg)?/es/(icons|asn)/(${names})`;

/** Icons that antd's inputs, messages and typography draw themselves. */
const COMMON_ICONS =
  '(Check|Close|ExclamationCircle|InfoCircle|CheckCircle|CloseCircle|Eye|EyeInvisible|Search|Copy|Edit|Enter|Loading|QuestionCircle)(Filled|Outlined)';

/** Directories of antd, and packages that it depends on, that pages load together, by the chunk that contains them. */
const CHUNKS = {
  /** Code that nearly every antd component needs, and components that are on nearly every page. */
  base: {
    antd: '_util|style|watermark/context|color-picker/(color|util)|button|tooltip|space|grid|flex|form/context|form/hooks/useVariants',
    dependencies:
      '@rc-component/(util|motion|portal|resize-observer|trigger|tooltip|color-picker/es/color|form/es/FormContext)|@ant-design/(cssinjs-utils|fast-color)|@babel/runtime',
  },
  console: {
    antd: 'layout|menu|dropdown|drawer|skeleton|avatar|badge|popover|spin',
    dependencies: `dayjs/dayjs|@rc-component/(menu|dropdown|drawer|overflow)|throttle-debounce|${icons('(Bars|Down|Ellipsis|Left|Right)Outlined')}`,
  },
  text: {
    antd: 'input|typography|alert',
    dependencies: `@rc-component/input|${icons(COMMON_ICONS)}`,
  },
  /** The part of antd's form code that radio groups, and so tables, use. */
  'form-store': {
    antd: 'form/hooks/useForm|form/util',
    dependencies:
      '@rc-component/form/es/(FieldContext|hooks/(useForm|useNotifyWatch)|utils/(?!validateUtil)\\w+)|compute-scroll-into-view|scroll-into-view-if-needed',
  },
  form: {
    antd: 'form',
    dependencies: '@rc-component/(form|async-validator)',
  },
  table: {
    antd: 'config-provider/defaultRenderEmpty|table|pagination|select|radio|checkbox|tree|empty|tag',
    dependencies: `@rc-component/(table|pagination|select|checkbox|tree|virtual-list|context)|${icons('(Caret|Filter|DoubleLeft|DoubleRight|Holder|Minus|Plus|File|Folder)\\w*')}`,
  },
} as const;

/**
 * antd's button imports one small function from the colour picker's presets. The query string makes this import a
 * separate module, so tree shaking keeps only that function and drops the collapse component that the presets use.
 */
const BRIGHT = 'color-picker/components/ColorPresets.js?bright';

/** Plugin for the shell's build that splits off the function `isBright` of {@link BRIGHT}. */
export function extractIsBrightPlugin() {
  return new rspack.NormalModuleReplacementPlugin(
    /\/color-picker\/components\/ColorPresets$/,
    (resource) => {
      resource.request += '.js?bright';
    },
  );
}

/** Modules that at least this many chunks use go into the base chunk. */
const MIN_CHUNKS_FOR_BASE = 20;

/**
 * Cache groups of the shell's build for antd's shared components. By default, sharing by directory makes one chunk per
 * directory, which costs a request each and compresses a fifth worse; components not listed here still get their own
 * chunk. The grouping affects speed only.
 */
export function antdChunks() {
  const groups = Object.entries(CHUNKS).map(([name, { antd, dependencies }], index) => [
    name,
    {
      name,
      test: new RegExp(`[\\\\/]node_modules[\\\\/](antd/es/(${antd})|${dependencies})[\\\\/.]`),
      chunks: 'async' as const,
      // The earlier group wins when two match.
      priority: 25 - index,
      enforce: true,
    },
  ]);
  return {
    ...Object.fromEntries(groups),
    bright: {
      name: 'base',
      test: ({ resource = '' }: { resource?: string }) => resource.endsWith(BRIGHT),
      chunks: 'async' as const,
      priority: 30,
      enforce: true,
    },
    many: {
      name: 'base',
      // With the shell's replacements of files of antd.
      test: /[\\/](node_modules|antd-patches)[\\/]/,
      minChunks: MIN_CHUNKS_FOR_BASE,
      chunks: 'async' as const,
      priority: 30,
      enforce: true,
    },
  };
}

/**
 * What layout, pages of the shell and modules share of our own code, once: without this the bundler puts calls into each of them
 * as soon as a few of its modules differ, and `url` into two chunks, one that provides it and one that consumes it.
 */
export function ownChunks() {
  return {
    url: {
      name: 'url',
      test: /[\\/]shared[\\/]src[\\/]url[\\/]/,
      chunks: 'async' as const,
      priority: 20,
      enforce: true,
    },
    calls: {
      name: 'calls',
      test: /[\\/]shared[\\/]src[\\/](calls|contract|domain)[\\/]|[\\/]node_modules[\\/]dayjs[\\/]plugin/,
      chunks: 'async' as const,
      minChunks: 2,
      priority: 20,
      enforce: true,
    },
  };
}

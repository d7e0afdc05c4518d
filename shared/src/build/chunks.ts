import { rspack } from '@rsbuild/core';

/** What the bundler calls the files of icons; a chunk of its own for each part's few costs a request. */
const icons = (names: string) => `@ant-design/icons(-svg)?/es/(icons|asn)/(${names})`;

/** Icons that fields, messages and texts draw by themselves. */
const ICONS_OF_TEXT =
  '(Check|Close|ExclamationCircle|InfoCircle|CheckCircle|CloseCircle|Eye|EyeInvisible|Search|Copy|Edit|Enter|Loading|QuestionCircle)(Filled|Outlined)';

/** Directories of antd and the packages below it that pages load together, by the chunk that carries them. */
const TOGETHER = {
  /** What nearly every part of antd is made of, with the parts that nearly every page has. */
  base: {
    antd: '_util|style|watermark/context|color-picker/(color|util)|button|tooltip|space|grid|flex|form/context|form/hooks/useVariants',
    below:
      '@rc-component/(util|motion|portal|resize-observer|trigger|tooltip|color-picker/es/color|form/es/FormContext)|@ant-design/(cssinjs-utils|fast-color)|@babel/runtime',
  },
  console: {
    antd: 'layout|menu|dropdown|drawer|skeleton|avatar|badge|popover|spin',
    below: `dayjs/dayjs|@rc-component/(menu|dropdown|drawer|overflow)|throttle-debounce|${icons('(Bars|Down|Ellipsis|Left|Right)Outlined')}`,
  },
  text: {
    antd: 'input|typography|alert',
    below: `@rc-component/input|${icons(ICONS_OF_TEXT)}`,
  },
  /** What a radio group, and so a table, takes of forms. */
  'form-store': {
    antd: 'form/hooks/useForm|form/util',
    below:
      '@rc-component/form/es/(FieldContext|hooks/(useForm|useNotifyWatch)|utils/(?!validateUtil)\\w+)|compute-scroll-into-view|scroll-into-view-if-needed',
  },
  form: {
    antd: 'form',
    below: '@rc-component/(form|async-validator)',
  },
  table: {
    antd: 'config-provider/defaultRenderEmpty|table|pagination|select|radio|checkbox|tree|empty|tag',
    below: `@rc-component/(table|pagination|select|checkbox|tree|virtual-list|context)|${icons('(Caret|Filter|DoubleLeft|DoubleRight|Holder|Minus|Plus|File|Folder)\\w*')}`,
  },
} as const;

/**
 * A button asks the colour picker's presets for one small function. As a module of its own, which a query makes it,
 * only that function is kept, and not the collapse that the presets are drawn with.
 */
const BRIGHT = 'color-picker/components/ColorPresets.js?bright';

/** Splits that function off; for the `plugins` of the shell's build. */
export function splitBright() {
  return new rspack.NormalModuleReplacementPlugin(
    /\/color-picker\/components\/ColorPresets$/,
    (resource) => {
      resource.request += '.js?bright';
    },
  );
}

/** Icons that so many parts draw are no part's own. */
const SHARED_BY_MANY = 20;

/**
 * Chunks of the shell in which antd's shared parts travel. One chunk a directory, which is what sharing by
 * directory makes by itself, costs a request each and compresses a fifth worse; a part that is not named here
 * still does it that way. Which part is where decides nothing but speed.
 */
export function antdChunks() {
  const groups = Object.entries(TOGETHER).map(([name, { antd, below }], place) => [
    name,
    {
      name,
      test: new RegExp(`[\\\\/]node_modules[\\\\/](antd/es/(${antd})|${below})[\\\\/.]`),
      chunks: 'async' as const,
      // What stands first takes what two rows name.
      priority: 25 - place,
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
      test: /[\\/]node_modules[\\/]/,
      minChunks: SHARED_BY_MANY,
      chunks: 'async' as const,
      priority: 30,
      enforce: true,
    },
  };
}

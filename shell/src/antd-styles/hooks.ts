/** How antd's own components call one of its style hooks. */
export interface StyleHook {
  /** File of antd below `es` and `lib`, without extension. */
  readonly file: string;
  /** The export that is the hook or, for sub-styles, a component that draws nothing. */
  readonly name: string;
  readonly isComponent?: boolean;
  /** The arguments: the prefix of its classes, mostly followed by a class of the root element. */
  readonly args: readonly string[];
}

const root = (prefix: string) => `ant-${prefix}-css-var`;

function hook(file: string, name: string, ...args: readonly string[]): StyleHook {
  return { file, name, args };
}

/** The hook of a component, which gets the prefix only. */
const plain = (folder: string, prefix = folder) =>
  hook(`${folder}/style/index`, 'default', `ant-${prefix}`);

/** The hook of a component, which also gets the class that carries the component's variables. */
const rooted = (folder: string, prefix = folder) =>
  hook(`${folder}/style/index`, 'default', `ant-${prefix}`, root(prefix));

/** Rules that only some uses of a component need. */
const subStyle = (file: string, prefix: string, name = 'default'): StyleHook => ({
  ...hook(file, name, `ant-${prefix}`),
  isComponent: true,
});

/**
 * Every style hook of antd, with the arguments that antd's components pass: antd-styles.test.tsx draws all components and
 * compares. If a later version of antd has another hook, the shell's build says that it is missing here.
 */
export const STYLE_HOOKS: readonly StyleHook[] = [
  hook('_util/wave/style', 'default', 'ant-wave'),
  plain('affix'),
  plain('alert'),
  rooted('anchor'),
  plain('app'),
  rooted('avatar'),
  rooted('back-top'),
  plain('badge'),
  hook('badge/style/ribbon', 'default', 'ant-ribbon', 'ant-ribbon-wrapper'),
  plain('border-beam'),
  plain('breadcrumb'),
  plain('button', 'btn'),
  subStyle('button/style/compact', 'btn'),
  hook('calendar/style/index', 'default', 'ant-picker', 'ant-picker-calendar'),
  plain('card'),
  plain('carousel'),
  rooted('cascader'),
  hook('cascader/style/panel', 'default', 'ant-cascader'),
  rooted('checkbox'),
  plain('collapse'),
  rooted('color-picker'),
  rooted('date-picker', 'picker'),
  plain('descriptions'),
  plain('divider'),
  plain('drawer'),
  rooted('dropdown'),
  plain('empty'),
  plain('flex'),
  rooted('float-button', 'float-btn'),
  rooted('form'),
  subStyle('form/style/fallbackCmp', 'form'),
  hook('grid/style/index', 'useRowStyle', 'ant-row'),
  hook('grid/style/index', 'useColStyle', 'ant-col'),
  rooted('image'),
  rooted('input'),
  hook('input/style/index', 'useSharedStyle', 'ant-input'),
  hook('input/style/otp', 'default', 'ant-otp'),
  hook('input/style/search', 'default', 'ant-input-search'),
  hook('input/style/textarea', 'default', 'ant-input', root('input')),
  rooted('input-number'),
  plain('layout'),
  hook('layout/style/sider', 'default', 'ant-layout-sider'),
  plain('list'),
  rooted('listy'),
  rooted('masonry'),
  rooted('mentions'),
  rooted('menu'),
  rooted('message'),
  subStyle('message/style/index', 'message', 'PurePanelStyle'),
  rooted('modal'),
  subStyle('modal/style/confirm', 'modal'),
  rooted('notification'),
  subStyle('notification/style/index', 'notification', 'PurePanelStyle'),
  plain('pagination'),
  subStyle('pagination/style/bordered', 'pagination'),
  plain('popconfirm'),
  plain('popover'),
  plain('progress'),
  plain('qr-code', 'qrcode'),
  rooted('radio'),
  plain('rate'),
  plain('result'),
  plain('segmented'),
  rooted('select'),
  plain('skeleton'),
  plain('slider'),
  plain('space'),
  hook('space/style/addon', 'default', 'ant-space-addon'),
  hook('space/style/compact', 'default', 'ant-space-compact'),
  plain('spin'),
  rooted('splitter'),
  plain('statistic'),
  plain('steps'),
  plain('switch'),
  rooted('table'),
  rooted('tabs'),
  plain('tag'),
  subStyle('tag/style/presetCmp', 'tag'),
  subStyle('tag/style/statusCmp', 'tag'),
  plain('timeline'),
  rooted('tooltip'),
  plain('tour'),
  plain('transfer'),
  plain('tree'),
  hook(
    'tree-select/style/index',
    'default',
    'ant-tree-select',
    'ant-select-tree',
    root('tree-select'),
  ),
  plain('typography'),
  hook('upload/style/index', 'default', 'ant-upload', 'ant-upload-wrapper'),
];

// Each icon from its own file, as the build takes it (rsbuild.shared.ts): the whole set costs seconds to load.
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' || typeof name === 'symbol'
        ? undefined
        : require(`@ant-design/icons/lib/icons/${name}`).default,
  },
);

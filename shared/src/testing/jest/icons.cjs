// Loads each icon from its own file, like the build (rsbuild.shared.ts): the whole set takes seconds to load.
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' || typeof name === 'symbol'
        ? undefined
        : require(`@ant-design/icons/lib/icons/${name}`).default,
  },
);

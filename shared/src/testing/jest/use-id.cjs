// In tests, antd gives every element the same id, so a dialog would be labelled by the wrong element.
const { useId } = require('react');

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = function useUniqueId(id) {
  const generated = useId();
  return id || generated;
};
exports.getId = (prefix, key) => `${prefix}-${String(key).replace(/[^a-zA-Z0-9_.:-]/g, '-')}`;

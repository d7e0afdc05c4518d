// antd's parts give every id the same text under test, so that a dialog would be named by whatever has it first.
const { useId } = require('react');

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = function useOwnId(given) {
  const made = useId();
  return given || made;
};
exports.getId = (prefix, key) => `${prefix}-${String(key).replace(/[^a-zA-Z0-9_.:-]/g, '-')}`;

import { consumesLateNames } from './late-names.ts';

test.each([
  [['react'], false],
  [['react-router-dom', 'react-router-dom#Link'], false],
  [['react-router-dom', 'react-router-dom#Link', 'react-router-dom#useBlocker'], true],
  [['react-router-dom', 'react-router-dom#*'], true],
  // A record without names does not say what its module uses.
  [['react-router-dom'], true],
])('a release that consumes %j needs the data router: %s', (consumes, isNeeded) => {
  expect(consumesLateNames(consumes)).toBe(isNeeded);
});

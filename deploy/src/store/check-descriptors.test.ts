import { DESCRIPTOR } from '../testing/releases.ts';
import { checkDescriptors } from './check-descriptors.ts';

const shell = { name: 'shell', descriptor: undefined };
const time = { name: 'mfe-time', descriptor: DESCRIPTOR };
const leave = (changes: object) => ({
  name: 'mfe-leave',
  descriptor: {
    ...DESCRIPTOR,
    name: 'mfe-leave',
    routes: [{ path: '/leave', access: 'admin' }],
    ...changes,
  },
});
const group = {
  id: 'time',
  label: 'Time',
  icon: 'clock',
  order: 300,
  children: [{ id: 'a', label: 'A', to: '/a' }],
};

test('sound descriptors pass', () => {
  expect(() => checkDescriptors([shell, time, leave({})])).not.toThrow();
});

test.each([
  [
    'an unknown access',
    { routes: [{ path: '/leave', access: 'everybody' }] },
    'mfe-leave/module.json: routes.0.access:',
  ],
  ['an unknown field', { colour: 'red' }, 'mfe-leave/module.json:'],
  [
    'a range that is none',
    { requires: { platform: 'soon' } },
    'requires.platform: must be a semver range',
  ],
  [
    'a route of another module',
    { routes: [{ path: '/time/logs', access: 'admin' }] },
    'the route /time/logs belongs to mfe-time',
  ],
  ["another folder's name", { name: 'mfe-holiday' }, "must be the folder's name"],
  ['no routes', { routes: [] }, 'routes:'],
])('%s is refused, naming file and rule (design §4)', (_, changes, words) => {
  expect(() => checkDescriptors([shell, time, leave(changes)])).toThrow(words);
});

test('a navigation id of another module is refused', () => {
  const withNav = { ...time, descriptor: { ...DESCRIPTOR, nav: [group] } };
  expect(() =>
    checkDescriptors([
      withNav,
      leave({ nav: [{ ...group, children: [{ id: 'b', label: 'B', to: '/b' }] }] }),
    ]),
  ).toThrow('the navigation id time belongs to mfe-time');
});

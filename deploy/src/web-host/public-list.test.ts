import { LIST, RELEASE } from '../testing/releases.ts';
import { publicList } from './public-list.ts';

test('the list for everyone has neither who moved a pointer nor who uploaded a release', () => {
  const upload = { by: 'deploy token 1a2b (CI of payroll)', at: '2026-01-01', revision: 'abc' };
  const pointer = LIST.modules['mfe-time'];
  if (!pointer) throw new Error('The list has no mfe-time.');
  const releases = { [RELEASE.version]: { ...RELEASE, upload } };
  const uploaded = { ...LIST, modules: { 'mfe-time': { ...pointer, by: 'ada', releases } } };
  const text = JSON.stringify(publicList(uploaded));
  expect(text).not.toContain('1a2b');
  expect(text).not.toContain('"by":"ada"');
  // Pages need the rest of the record.
  expect(publicList(uploaded).modules['mfe-time']?.releases).toMatchObject({
    [RELEASE.version]: RELEASE,
  });
});

import { findVersionProblem } from './platform-version.ts';

const BEFORE = {
  version: '1.4.2',
  libraries: { react: 19 },
  names: ['react', '@rollcall/shared/session#useDraft'],
};

test.each([
  ['nothing', '1.4.2', {}, undefined],
  ['nothing, with a higher version', '1.5.0', {}, undefined],
  ['nothing, with a lower version', '1.4.1', {}, 'is lower than 1.4.2'],
  ['an added name', '1.4.3', { names: [...BEFORE.names, 'x'] }, 'x was added: raise .* to 1.5.0'],
  ['an added name', '1.5.0', { names: [...BEFORE.names, 'x'] }, undefined],
  ['a removed name', '1.5.0', { names: ['react'] }, '#useDraft was removed: raise .* to 2.0.0'],
  ['a removed name', '2.0.0', { names: ['react'] }, undefined],
  ['a renamed name', '1.5.0', { names: ['react', 'x'] }, 'was removed: raise .* to 2.0.0'],
  ['another major of a library', '1.5.0', { libraries: { react: 20 } }, 'react changed: .* 2.0.0'],
  ['another major of a library', '2.0.0', { libraries: { react: 20 } }, undefined],
  ['another library', '1.4.2', { libraries: { react: 19, dayjs: 1 } }, undefined],
])('%s with version %s (decision 065)', (_, version, changes, problem) => {
  const found = findVersionProblem(BEFORE, { ...BEFORE, ...changes, version });
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(new RegExp(problem));
});

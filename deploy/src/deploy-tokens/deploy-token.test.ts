import { createToken, findToken, type NewToken, refusalOf } from './deploy-token.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const REQUEST: NewToken = {
  title: 'Pipeline of Payroll',
  modules: ['mfe-payroll'],
  mayPublish: false,
  mayPoint: false,
  days: 30,
  by: 'ada',
};
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test('a token is stored as a digest of its text, which has 256 random bits', () => {
  const [first, second] = [createToken(REQUEST, NOW), createToken(REQUEST, NOW)];
  expect(first.text).toMatch(/^rollcall_deploy_[\w-]{43}$/);
  expect(first.text).not.toBe(second.text);
  expect(JSON.stringify(first.token)).not.toContain(first.text.slice(16));
  expect(findToken([second.token, first.token], first.text)).toBe(first.token);
  expect(findToken([first.token], `${first.text}x`)).toBeUndefined();
  expect(first.token).toMatchObject({ expiresAt: later(30).toISOString(), actions: ['read'] });
});

test.each<[string, Partial<NewToken>, string]>([
  ['no title', { title: ' ' }, '--title'],
  ['a long title', { title: 'x'.repeat(101) }, '--title'],
  ['no module', { modules: [] }, '--modules'],
  ['a path as module', { modules: ['../x'] }, '--modules: no module can be named ../x'],
  ['no day', { days: 0 }, '--days'],
  ['half a day', { days: 0.5 }, '--days'],
  ['no number', { days: Number.NaN }, '--days'],
  ['more than a year', { days: 366 }, '1 to 365'],
  ['more than 90 days for one that may point', { days: 91, mayPoint: true }, '1 to 90'],
])('%s is refused', (_, changes, message) => {
  expect(() => createToken({ ...REQUEST, ...changes }, NOW)).toThrow(message);
});

const { token } = createToken(REQUEST, NOW);
const { token: pointing } = createToken({ ...REQUEST, mayPoint: true }, NOW);

test.each([
  ['reads its module', token, { name: 'mfe-payroll', action: 'read' }, NOW, undefined],
  ['reads any of its modules', token, { action: 'read' }, NOW, undefined],
  ['reads another module', token, { name: 'mfe-time', action: 'read' }, NOW, 'is not for mfe-time'],
  ['points', token, { name: 'mfe-payroll', action: 'point' }, NOW, '--may-point'],
  ['points and may', pointing, { name: 'mfe-payroll', action: 'point' }, NOW, undefined],
  ['points another module', pointing, { name: 'shell', action: 'point' }, NOW, 'is not for shell'],
  [
    'is in its last moment',
    token,
    { action: 'read' },
    new Date(later(30).getTime() - 1),
    undefined,
  ],
  ['is over', token, { action: 'read' }, later(30), 'has expired'],
  ['has no readable end', { ...token, expiresAt: 'soon' }, { action: 'read' }, NOW, 'has expired'],
  [
    'is revoked',
    { ...token, revokedAt: NOW.toISOString() },
    { action: 'read' },
    NOW,
    'was revoked',
  ],
] as const)('a token that %s', (_, one, demand, now, expected) => {
  const refusal = refusalOf(one, demand, now);
  if (expected === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toContain(expected);
});

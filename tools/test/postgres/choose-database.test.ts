import { chooseDatabase } from './choose-database.ts';

const server = (title: string) => ({
  title,
  start: async () => ({ url: `postgresql://${title}`, pid: 1, stop: async () => {} }),
});
const broken = (title: string) => ({
  title,
  start: () => Promise.reject(new Error('It has no libraries.')),
});

async function choose(env: NodeJS.ProcessEnv, ...candidates: ReturnType<typeof server>[]) {
  const printed: string[] = [];
  const chosen = await chooseDatabase(env, candidates, (line) => printed.push(line));
  return { env: chosen.env, printed };
}

test('the server that TEST_DATABASE_URL names comes first; marked files stay on the embedded database', async () => {
  expect(await choose({ TEST_DATABASE_URL: 'postgresql://mine' }, server('npm'))).toEqual({
    env: { TEST_DATABASES: 'both' },
    printed: ['API tests run on the server that TEST_DATABASE_URL names.'],
  });
});

test('the first server that starts is used, and the choice is printed', async () => {
  expect(await choose({ CI: 'true' }, broken('npm'), server('system'), server('other'))).toEqual({
    env: { TEST_DATABASES: 'both', TEST_DATABASE_URL: 'postgresql://system' },
    printed: ['Not npm: It has no libraries.', 'API tests run on system.'],
  });
});

test('without a server all tests run on the embedded database, under CI none', async () => {
  expect(await choose({}, broken('npm'))).toEqual({
    env: {},
    printed: [
      'Not npm: It has no libraries.',
      'API tests run on the embedded database, which takes twice the computing.',
    ],
  });
  await expect(choose({ CI: 'true' }, broken('npm'))).rejects.toThrow(
    'There is no PostgreSQL for the API tests: install one, or set TEST_DATABASE_URL.',
  );
});

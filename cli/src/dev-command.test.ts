import { Command } from 'commander';
import { addDev } from './dev-command.ts';

const run = (...args: string[]) => {
  const program = new Command().exitOverride();
  addDev(program, {
    print: () => undefined,
    findProject: () => ({
      name: 'mfe-template',
      folder: 'tools/template',
      version: '1.0.0-abc1234',
      descriptor: {},
    }),
    defaultUrl: () => 'http://127.0.0.1:1',
  });
  return program.parseAsync(['dev', ...args], { from: 'user' });
};

test.each([
  [['--to', 'hr.example'], '--to is hr.example: it must begin with http:// or https://.', 2],
  [['--port', '80'], '--port must be a number from 1024 to 65535.', 2],
  [['--port', '3001x'], '--port must be a number from 1024 to 65535.', 2],
])('%j is wrong use', async (args, message, exitCode) => {
  await expect(run(...args)).rejects.toMatchObject({ message, exitCode });
});

test.each([
  [[], 'http://127.0.0.1:1'],
  [['--to', 'http://127.0.0.1:2/'], 'http://127.0.0.1:2'],
])('%j names the console', async (args, url) => {
  await expect(run(...args)).rejects.toThrow(`No console answers at ${url} (`);
});

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { ConsoleAddress } from './release-client.ts';

/**
 * `ROLLCALL_URL`, otherwise the address in the package.json of the current folder, where `create` has put it.
 * @throws CommandError that says what to set.
 */
export function consoleUrl(file = 'package.json'): string {
  const text = process.env.ROLLCALL_URL ?? urlIn(file);
  if (text === undefined) {
    throw new CommandError(
      'ROLLCALL_URL is not set: set it to the address of the console, for example https://hr.example.com.',
      EXIT.usage,
    );
  }
  return checkUrl('ROLLCALL_URL', text);
}

/**
 * The address of a console without a slash at the end. `name` is that of the setting.
 * @throws CommandError that says what is wrong with it.
 */
export function checkUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(
      `${name} is ${text}: it must begin with http:// or https://.`,
      EXIT.usage,
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new CommandError(
      `${name} must have neither a password nor a query: set it to the address of the console, for example https://hr.example.com.`,
      EXIT.usage,
    );
  }
  return text.replace(/\/+$/, '');
}

/**
 * Address and token of the console.
 * @throws CommandError that says what to set.
 */
export function readConsole(): ConsoleAddress {
  const url = consoleUrl();
  const token = process.env.ROLLCALL_TOKEN;
  if (token && /^rollcall_deploy_[\w-]+$/.test(token)) return { url, token };
  if (token) {
    throw new CommandError(
      'ROLLCALL_TOKEN is not a deploy token, which begins with rollcall_deploy_ and has letters, digits, - and _ only: copy it again, or ask the operator of the console for one.',
      EXIT.usage,
    );
  }
  throw new CommandError(
    'ROLLCALL_TOKEN is not set: ask the operator of the console for a deploy token.',
    EXIT.usage,
  );
}

function urlIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { rollcall } = readJson(file) as { rollcall?: { url?: unknown } };
  return typeof rollcall?.url === 'string' ? rollcall.url : undefined;
}

function readJson(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CommandError(`${basename(file)} is no JSON.`, EXIT.usage, cause);
  }
}

import type { PointerAction } from '@rollcall/shared/module';
import type { CommandLine } from './command-line.ts';
import type { Moved } from './release-client.ts';
import type { Released } from './release-project.ts';
import { describeSmokeTest } from './smoke/smoke-record.ts';

export const DESCRIPTIONS: Readonly<Record<PointerAction, string>> = {
  rollback:
    'Roll back to last known good, otherwise to the previous release, and mark the current version bad',
  confirm:
    'Make the live version last known good now, without waiting for 24 hours and 20 successful loads',
  disable: 'Disable the module: its pages say so, the rest of the console keeps working',
  enable: 'Enable the module',
};

/** What a command says when it has moved a pointer. */
export function doneMessage(action: PointerAction, moved: Moved, commandLine: CommandLine): string {
  const { name, from, to } = moved;
  const messages: Readonly<Record<PointerAction, string>> = {
    rollback: `${name} was rolled back to ${to}; ${from} is marked bad.`,
    confirm: `${name} ${to} is now last known good.`,
    disable: `${name} is disabled. To enable it: ${commandLine('enable', name)}`,
    enable: `${name} ${to} is enabled.`,
  };
  return messages[action];
}

interface About {
  readonly seconds: number;
  /** Whether the version was named by the sources, and not with --to. */
  readonly isBuild: boolean;
  readonly commandLine: CommandLine;
  /** The address of the console. */
  readonly url: string;
}

/** What a release says when it has ended. */
export function releasedMessage(result: Released, about: About): string {
  const { seconds, isBuild, commandLine, url } = about;
  if ('alreadyLive' in result) {
    const reason = isBuild ? 'Its source has not changed.' : 'Nothing was changed.';
    return `${result.name} ${result.alreadyLive} is already live. ${reason}`;
  }
  const smoke = describeSmokeTest(result.smoke);
  if ('published' in result) {
    const { name, published } = result;
    return `${name} ${published} was published in ${seconds} s and is not live.${smoke}\nAdministrators can preview it: ${url}/?preview=${name}@${published}\nTo make it live: ${commandLine('release', name, `--to ${published}`)}`;
  }
  const { name, from, to, good } = result;
  const previous = from === null ? '' : ` (previously ${from})`;
  const hint =
    good === null || good === to
      ? ''
      : `\nTo roll back to ${good}: ${commandLine('rollback', name)}`;
  return `${name} ${to} is live after ${seconds} s${previous}.${smoke}${hint}`;
}

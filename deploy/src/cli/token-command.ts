import type { OperatorFlags as Flags } from '@rollcall/cli/operator';
import { OperatorError } from '@rollcall/shared/node';
import { type AccessStore, folderAccess } from '../deploy-tokens/access-store.ts';
import { revokeToken, addToken as storeToken } from '../deploy-tokens/change-tokens.ts';
import { type DeployToken, MAX_DAYS, shownToken } from '../deploy-tokens/deploy-token.ts';
import type { StoreCommands } from './store-commands.ts';

interface CreateFlags extends Flags {
  readonly title: string;
  readonly modules: string;
  readonly mayPublish?: boolean;
  readonly mayPoint?: boolean;
  readonly days: string;
}

const DEFAULT_DAYS = '90';

/** Adds `token create|list|revoke`: deploy tokens, with which pipelines control releases over HTTP (decision 071). */
export function addToken({ program, add, finish, releasesDir, userName }: StoreCommands): void {
  const access = folderAccess(releasesDir);
  const command = program
    .command('token')
    .description(
      'Create, list and revoke deploy tokens, which pipelines use instead of an administrator’s session',
    );

  add('create', 'Create a deploy token; its text is shown once', command)
    .requiredOption('--title <text>', 'what it is for, for example the name of the pipeline')
    .requiredOption('--modules <names>', 'the modules that it is for, separated by commas')
    .option('--may-publish', 'may publish versions, which are not live')
    .option('--may-point', `may change what is live; valid for at most ${MAX_DAYS.point} days`)
    .option('--days <number>', `for how long it is valid, at most ${MAX_DAYS.read}`, DEFAULT_DAYS)
    .action(async (flags: CreateFlags) => {
      const request = readCreate(flags, flags.by ?? userName());
      const { token, text } = await storeToken(access, request, new Date());
      const note = `Store it now: it is not shown again. It expires on ${token.expiresAt.slice(0, 10)}.`;
      finish(flags, { ...shownToken(token), token: text }, `${text}\n${note}`);
    });

  add('list', 'List the deploy tokens', command).action(async (flags: Flags) => {
    const { tokens } = await access.read();
    const now = new Date();
    const shown = tokens.map(shownToken);
    const lines = tokens.map((token) => describeToken(token, now));
    finish(flags, { tokens: shown }, lines.join('\n') || 'There are no deploy tokens.');
  });

  add('revoke', 'Revoke a deploy token at once', command)
    .argument('<id>', 'its id; token list shows them')
    .action(async (id: string, flags: Flags) => {
      const title = await revoke(access, id);
      finish(flags, { id, revoked: true }, `The deploy token ${id} (${title}) is revoked.`);
    });
}

function readCreate(
  { title, modules, mayPublish = false, mayPoint = false, days }: CreateFlags,
  by: string,
) {
  const names = modules
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return { title, modules: names, mayPublish, mayPoint, days: Number(days), by };
}

/** @throws OperatorError when there is no token of this id. */
async function revoke(access: AccessStore, id: string): Promise<string> {
  const revoked = await revokeToken(access, id, new Date());
  if (revoked) return revoked.title;
  throw new OperatorError(`There is no deploy token ${id}: npm run token -- list shows them.`);
}

const RIGHTS = [
  ['publish', 'publish'],
  ['point', 'change what is live'],
] as const;

/** "1a2b3c4d  CI of time  mfe-time  may change what is live  expires 2027-01-02, last used 2026-11-23". */
function describeToken(token: DeployToken, now: Date): string {
  const { id, title, modules, actions, expiresAt, lastUsedAt, revokedAt } = token;
  const rights = RIGHTS.flatMap(([action, text]) => (actions.includes(action) ? [text] : []));
  const right = rights.length === 0 ? 'reads only' : `may ${rights.join(' and ')}`;
  const isExpired = !(Date.parse(expiresAt) > now.getTime());
  const end = revokedAt
    ? `revoked ${revokedAt.slice(0, 10)}`
    : `${isExpired ? 'expired' : 'expires'} ${expiresAt.slice(0, 10)}`;
  const use = lastUsedAt ? `last used ${lastUsedAt.slice(0, 10)}` : 'never used';
  return `${id}  ${title}  ${modules.join(', ')}  ${right}  ${end}, ${use}`;
}

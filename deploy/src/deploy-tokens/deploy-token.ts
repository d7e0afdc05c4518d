import { createHash, randomBytes } from 'node:crypto';
import { isReleaseName } from '@rollcall/shared/module';
import { OperatorError, printableValue } from '@rollcall/shared/node';
import * as z from 'zod';

/**
 * What a token may do with its modules: `read` versions and their records, `publish` versions for a preview, `point` pages
 * to another version, which is release, rollback, confirm, disable and enable.
 */
const TOKEN_ACTIONS = ['read', 'publish', 'point'] as const;

type TokenAction = (typeof TOKEN_ACTIONS)[number];

/** A deploy token as stored: its digest, never its text. Times are ISO. Unknown fields are kept (decision 064). */
const deployToken = z.looseObject({
  id: z.string(),
  digest: z.string(),
  title: z.string(),
  modules: z.array(z.string()),
  actions: z.array(z.string()),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.optional(z.string()),
  revokedAt: z.optional(z.string()),
  /** What it has published: the times of the last hour's uploads, and the bytes of all. */
  uploads: z.optional(z.object({ recent: z.array(z.string()), bytes: z.number() })),
});

/** `access.json` of a release store. */
export const accessFile = z.looseObject({ format: z.literal(1), tokens: z.array(deployToken) });

export type DeployToken = z.infer<typeof deployToken>;
export type AccessFile = z.infer<typeof accessFile>;

/** Begins every token, so that scanners for secrets and people recognise it. */
export const TOKEN_PREFIX = 'rollcall_deploy_';

/** How long a token may be valid, in days. One that may point can change what people see, so it must be renewed sooner. */
export const MAX_DAYS = { read: 365, point: 90 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TITLE = 100;

export interface NewToken {
  /** What it is for, for example the name of a pipeline. */
  readonly title: string;
  readonly modules: readonly string[];
  readonly mayPublish: boolean;
  readonly mayPoint: boolean;
  readonly days: number;
  readonly by: string;
}

/** A field of a new token breaks a rule. The message names the command's argument; `problem` is for a form. */
export class TokenFieldError extends OperatorError {
  override name = 'TokenFieldError';
  readonly field: 'title' | 'modules' | 'days';
  readonly problem: string;

  constructor(field: TokenFieldError['field'], problem: string) {
    super(`--${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/**
 * A new token and its text of 256 random bits, which is shown once.
 * @throws TokenFieldError for the first field that breaks a rule (decision 071).
 */
export function createToken(
  { title, modules, mayPublish, mayPoint, days, by }: NewToken,
  now: Date,
): { readonly token: DeployToken; readonly text: string } {
  const maxDays = MAX_DAYS[mayPoint ? 'point' : 'read'];
  if (title.trim() === '' || title.length > MAX_TITLE) {
    throw new TokenFieldError(
      'title',
      `say in 1 to ${MAX_TITLE} characters what the token is for.`,
    );
  }
  if (printableValue(title) !== title) {
    throw new TokenFieldError('title', 'use no invisible characters.');
  }
  if (modules.length === 0) throw new TokenFieldError('modules', 'name at least one module.');
  for (const name of modules) {
    if (isReleaseName(name)) continue;
    throw new TokenFieldError(
      'modules',
      `no module can be named ${printableValue(name)}: write it like mfe-payroll.`,
    );
  }
  if (!Number.isInteger(days) || days < 1 || days > maxDays) {
    const kind = mayPoint ? 'a token that may change what is live' : 'a token';
    throw new TokenFieldError('days', `${kind} is valid for 1 to ${maxDays} whole days.`);
  }
  const text = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const token = {
    id: randomBytes(4).toString('hex'),
    digest: digestOf(text),
    title: title.trim(),
    modules: [...new Set(modules)],
    actions: TOKEN_ACTIONS.filter(
      (action) =>
        action === 'read' ||
        (action === 'publish' && mayPublish) ||
        (action === 'point' && mayPoint),
    ),
    by,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
  return { token, text };
}

/** What may be shown of a token: all but its digest. */
export function shownToken(token: DeployToken) {
  const { digest: _, ...shown } = token;
  return shown;
}

/** The token of a text; digests are compared, so that timing says nothing about stored tokens. */
export const findToken = (tokens: readonly DeployToken[], text: string) => {
  const digest = digestOf(text);
  return tokens.find((token) => token.digest === digest);
};

/** What a request wants to do; without a name, with any module of the token. */
export interface Demand {
  readonly name?: string;
  readonly action: TokenAction;
}

/** Why a token may not be used now, in a sentence; undefined when it may. An unreadable time counts as past. */
export function refusalOf(
  token: DeployToken,
  { name, action }: Demand,
  now: Date,
): string | undefined {
  const title = `The deploy token ${token.id}`;
  if (token.revokedAt !== undefined) return `${title} was revoked${ASK}`;
  if (!(Date.parse(token.expiresAt) > now.getTime())) return `${title} has expired${ASK}`;
  if (name !== undefined && !token.modules.includes(name)) {
    return `${title} is not for ${name} but for ${token.modules.join(', ')}: use another token, or correct the name.`;
  }
  if (token.actions.includes(action)) return undefined;
  return `${title} ${MISSING[action]}, or ask an administrator.`;
}

const ASK = ': ask an administrator for a new one.';

const MISSING: Readonly<Record<TokenAction, string>> = {
  read: 'may not read releases: create another one',
  publish: 'may not publish: create one with --may-publish',
  point: 'may not change what is live: create one with --may-point',
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

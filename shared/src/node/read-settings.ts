import * as z from 'zod/mini';

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings. The message has one sentence for each variable, to be shown to people. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Variables whose value is secret and must not appear in an error. */
const SECRET_NAME = /SECRET|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL|KEY/;

/**
 * Parses settings by their schema. An empty variable counts as absent; unknown variables are ignored.
 * @throws SettingError with each invalid variable, its value (unless secret) and the rule.
 * @example readSettings(commonSettings, { PORT: 'x' }) // PORT is "x"; it must be a whole number from 0 to 65535.
 */
export function readSettings<T extends z.core.$ZodShape>(shape: T, env: Environment) {
  const input = Object.fromEntries(
    Object.keys(shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = z.object(shape).safeParse(input);
  if (result.success) return result.data;
  const rules = new Map(result.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  throw new SettingError(
    [...rules].map(([name, rule]) => formatProblem(name, input[name], rule)).join('\n'),
  );
}

function formatProblem(name: string, value: string | undefined, rule: string): string {
  if (value === undefined) return `${name} is not set; it must be ${rule}.`;
  const shown = SECRET_NAME.test(name) ? 'set but invalid' : JSON.stringify(value);
  return `${name} is ${shown}; it must be ${rule}.`;
}

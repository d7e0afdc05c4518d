import type * as z from 'zod/mini';
import type { Call } from '../contract/index.ts';
import * as contract from '../contract/index.ts';

/** A request as received, with its body as text. */
export interface ReceivedRequest {
  readonly method: string;
  /** Below the base, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly text: string;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'response' in value;

/** Every call of the contract. */
const CALLS: readonly Call[] = Object.values<unknown>(contract).filter(isCall);

/** Calls to which a record is sent back as it was read, so that fields of another backend are not lost (design §8). */
const WITH_UNKNOWN_FIELDS = new Set(['updateEmployee']);

/** The call of the contract that a request makes; a path without parameters comes first. */
export function findCall({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) {
  const calls = CALLS.filter((call) => call.method === method);
  return calls.find((call) => call.path === path) ?? calls.find((call) => matches(call.path, path));
}

/** Whether a path matches a pattern; a parameter matches one segment. */
export const matches = (pattern: string, path: string): boolean => toRegExp(pattern).test(path);

const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * What is wrong with a request, one sentence for each wrong field: the call, the part, the field and the rule. Like our
 * server, with one difference: it ignores fields that a schema does not have, but our own console must not send any.
 */
export function checkRequest(call: Call, request: ReceivedRequest): string[] {
  const params = toRegExp(call.path).exec(request.path)?.groups ?? {};
  const decoded = Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]);
  return [
    ...checkPart(call, 'params', Object.fromEntries(decoded)),
    ...checkPart(call, 'query', request.query),
    ...checkBody(call, request),
  ];
}

function checkBody(call: Call, { contentType, text }: ReceivedRequest): string[] {
  const problem = (rule: string) => [`${call.name}: body: ${rule}`];
  if (!call.body) return text === '' ? [] : problem('this call has none');
  if (call.isForm) {
    if (!contentType.startsWith('multipart/form-data')) return problem('must be a form');
    return checkPart(call, 'body', readForm(contentType, text));
  }
  if (text === '') return checkPart(call, 'body', undefined);
  if (!contentType.startsWith('application/json')) return problem('must be JSON by content type');
  try {
    return checkPart(call, 'body', JSON.parse(text));
  } catch {
    return problem('must be JSON');
  }
}

function checkPart(call: Call, part: 'params' | 'query' | 'body', value: unknown): string[] {
  const schema: z.ZodMiniType | undefined = call[part];
  const at = (path: readonly PropertyKey[]) => `${call.name}: ${[part, ...path].join('.')}`;
  if (!schema) {
    return Object.keys(value ?? {}).map((name) => `${at([name])}: unknown field`);
  }
  const { success, data, error } = schema.safeParse(value);
  if (!success) return error.issues.map((issue) => `${at(issue.path)}: ${ruleOf(issue)}`);
  if (WITH_UNKNOWN_FIELDS.has(call.name)) return [];
  return unknownFields(value, data).map((path) => `${at(path)}: unknown field`);
}

/** The rule that a value breaks: the contract's sentence, or what is expected. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_value') return `expected ${issue.values.join(' or ')}`;
  return issue.code;
}

/** Paths of fields that are in a value but not in what its schema read. */
function unknownFields(given: unknown, read: unknown, path: readonly string[] = []): string[][] {
  if (!isPlain(given) || !isPlain(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const at = [...path, name];
    return Object.hasOwn(read, name)
      ? unknownFields(value, (read as Readonly<Record<string, unknown>>)[name], at)
      : [at];
  });
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** The fields of a multipart form: text, or a file with its name. */
function readForm(contentType: string, text: string): Record<string, unknown> {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? '';
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const content = rest.join('\r\n\r\n').replace(/\r\n$/, '');
      const [, name = '', file] = /name="([^"]*)"(?:; filename="([^"]*)")?/.exec(head) ?? [];
      return [name, file === undefined ? content : new File([content], file)];
    }),
  );
}

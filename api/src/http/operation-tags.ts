/** Tags of the documentation, in its order, with the paths that belong to each; the first match wins. */
const PARTS = [
  ['Sign-in and recovery', /^\/auth\//],
  ['Oneself', /^\/me(\/|$)/],
  ['Documents and files', /^\/(admin\/(document|s3)|files)\//],
  ['Employees', /^\/admin\/employee/],
  ['Schedules', /shifts|schedules|holiday|assignments|policies|roster/],
  ['Time', /time-?logs?|timeLog|attendance|corrections|breaks/],
  ['Leaves', /leaves/],
  ['Company', /^/],
] as const;

export const TAGS = PARTS.map(([name]) => ({ name }));

/** The tag of a path. */
export function tagOf(url: string): string {
  const path = url.replace(/^\/api\/v1/, '');
  return PARTS.find(([, paths]) => paths.test(path))?.[0] ?? '';
}

/** `listEmployees` as 'List employees'. */
export function summaryOf(operationId: string): string {
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

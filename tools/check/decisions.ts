/** A file of docs/decisions and its text. */
export interface Decision {
  readonly file: string;
  readonly text: string;
}

const INDEX = 'docs/decisions/README.md';
const STATUS = /^Status: (accepted|amended|superseded by (\d{3}))$/m;
const DATE = /^Date: (\d{4}-\d{2}-\d{2})$/m;
const AMENDED = /^[>\s*-]*Amended\b:? *(\d{4}-\d{2}-\d{2})?/gm;

/** One sentence for each missing part and each difference from the index; [] when there is none. */
export function findUnfinished(decisions: readonly Decision[], index: string): string[] {
  const files = decisions.map(({ file }) => file);
  return decisions.flatMap((decision, position) => {
    const { file, text } = decision;
    const number = numberOf(file);
    const isTaken = files.slice(0, position).some((other) => numberOf(other) === number);
    const problems = [
      ...(isTaken ? ['another decision has its number'] : []),
      ...(text.startsWith(`# ${number}: `) ? [] : ['its heading lacks its number']),
      ...findInStatus(decision, files),
      ...findInDates(text),
      ...findInRow(decision, index),
    ];
    return problems.map((problem) => `docs/decisions/${file}: ${problem}`);
  });
}

const numberOf = (file: string) => file.slice(0, 3);

function findInStatus({ file, text }: Decision, files: readonly string[]): string[] {
  const [, status, successor] = STATUS.exec(text) ?? [];
  if (status === undefined) return ['it lacks a Status: line'];
  const isAmended = text.search(AMENDED) !== -1;
  if (isAmended && status === 'accepted')
    return [`it has an "Amended" line and the status accepted`];
  if (!isAmended && status === 'amended') {
    return ['it has the status amended and no line "Amended YYYY-MM-DD"'];
  }
  const hasSuccessor = files.some((other) => other !== file && numberOf(other) === successor);
  return successor === undefined || hasSuccessor
    ? []
    : [`there is no decision ${successor} that supersedes it`];
}

function findInDates(text: string): string[] {
  const date = DATE.exec(text)?.[1];
  if (date === undefined) return ['it lacks a Date: line'];
  if (!isDate(date)) return [`${date} is not a date`];
  return [...text.matchAll(AMENDED)].flatMap(([, amended]) => {
    if (amended === undefined || !isDate(amended)) return ['an "Amended" line has no valid date'];
    return amended < date ? [`it was amended on ${amended}, before its date`] : [];
  });
}

/** Whether a `YYYY-MM-DD` is in the calendar. */
function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function findInRow({ file, text }: Decision, index: string): string[] {
  const rows = index.split('\n').filter((line) => line.includes(`](${file})`));
  const [row] = rows;
  if (row === undefined) return [`${INDEX} has no row for it`];
  if (rows.length > 1) return [`${INDEX} has ${rows.length} rows for it`];
  const [, number = '', title = '', status = '', date = ''] =
    /^\| (.*?) \| \[(.*?)\]\([^)]*\) \| (.*?) \| (.*?) \|/.exec(row) ?? [];
  const pairs = [
    [number, numberOf(file)],
    [title, /^# \d{3}: (.+)$/m.exec(text)?.[1]],
    [status, /^Status: (.+)$/m.exec(text)?.[1]],
    [date, /^Date: (.+)$/m.exec(text)?.[1]],
  ];
  return pairs
    .filter(([inIndex, inFile]) => inFile !== undefined && inIndex !== inFile)
    .map(([inIndex, inFile]) => `${INDEX} says ${inIndex}, the file ${inFile}`);
}

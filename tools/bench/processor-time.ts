import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a processor for one tick of Linux's accounts. */
const TICK_MS = 10;

/** Name of the main thread's part of a process in Linux's accounts; other threads of Node have others. */
const WORKER = /^(WorkerThread|Dedicated)/;

/** Milliseconds of the processor that a process has used, with those of its children. */
export function processMs(pid: number): number {
  return (
    ticksIn(`/proc/${pid}/stat`, { withEndedChildren: true }) * TICK_MS +
    childrenOf(pid).reduce((sum, child) => sum + processMs(child), 0)
  );
}

/** Milliseconds of the processor that a process's worker threads have used: of the server, the embedded database. */
export function workersMs(pid: number): number {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .filter((id) => WORKER.test(textOf(`${folder}/${id}/comm`)))
    .reduce((sum, id) => sum + ticksIn(`${folder}/${id}/stat`) * TICK_MS, 0);
}

/** Megabytes of memory that a process has now. */
export function memoryMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldsOf(`/proc/${name}/stat`)[1] === String(pid))
    .map(Number);
}

function ticksIn(file: string, { withEndedChildren = false } = {}): number {
  const fields = fieldsOf(file);
  const count = withEndedChildren ? 4 : 2;
  return fields.slice(11, 11 + count).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** The fields after the name, which may have spaces; none of a process that has ended. */
const fieldsOf = (file: string): string[] => {
  const text = textOf(file);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

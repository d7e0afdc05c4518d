import { folderStore } from '../../store/folder-store.ts';

// `read-in-a-loop.ts FOLDER`: reads list, copy and log of a store until its input ends. Prints one object: how often it
// read, and what was wrong.
const store = folderStore(process.argv[2] ?? '');
const problems: string[] = [];
let reads = 0;
let logged = 0;
const over = new AbortController();
process.stdin.once('end', () => over.abort());
process.stdin.resume();
process.stdout.write('reading\n');
while (!over.signal.aborted) {
  try {
    if (!(await store.readList())) problems.push('The list is missing.');
    if (!(await store.readCopy())) problems.push('The copy is unreadable.');
    const log = await store.readLog();
    if (log.length < logged) problems.push('The log became shorter.');
    if (log.some(({ number }, index) => number !== index + 1)) problems.push('The log has gaps.');
    logged = log.length;
  } catch (error) {
    problems.push(String(error));
  }
  reads += 1;
}
process.stdout.write(`${JSON.stringify({ reads, problems })}\n`);

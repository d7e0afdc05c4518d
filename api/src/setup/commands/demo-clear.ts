import { clearDemo } from './clear-demo.ts';
import { changeDatabase, runCommand } from './run-command.ts';

/** `npm run demo:clear`: deletes the demo company. On the embedded database, stop the server first. */
await runCommand(async (settings) => {
  const deleted = await changeDatabase(settings, clearDemo);
  const noun = deleted === 1 ? 'employee' : 'employees';
  console.log(`Deleted ${deleted} demo ${noun} and their time logs and leaves.`);
});

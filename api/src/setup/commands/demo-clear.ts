import { clearDemo } from './clear-demo.ts';
import { changeDatabase, runCommand } from './run-command.ts';

/** `npm run demo:clear`: deletes the demo company. On the embedded database, stop the server first. */
await runCommand(async (settings) => {
  const deleted = await changeDatabase(settings, clearDemo);
  console.log(`${deleted} people of the demo company deleted, with their time logs and leaves.`);
});

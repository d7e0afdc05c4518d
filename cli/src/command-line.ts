/** What a person types to run a command about a name: in this repository, or in one of a team. */
export type CommandLine = (command: string, name: string, flags?: string) => string;

export const npmCommand: CommandLine = (command, name, flags = '') =>
  `npm run ${command} -- ${name} ${flags}`.trimEnd();

export const rollcallCommand: CommandLine = (command, name, flags = '') =>
  `npx rollcall ${command} ${name} ${flags}`.trimEnd();

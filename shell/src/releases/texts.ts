import type { PointerMove } from '@rollcall/shared/module';

/** A module as texts name it. */
export interface Named {
  readonly title: string;
  /** The version that is live; undefined when none is. */
  readonly current: string | undefined;
}

/** Texts of a move; `to` is the version that it makes live. */
interface MoveTexts {
  readonly button: string;
  title(module: Named, to: string): string;
  note(module: Named, to: string): string;
  /** The toast. */
  done(module: Named, to: string): string;
}

/** The words of the command line (`cli/src/done-messages.ts`). */
export const MOVE_TEXTS: Readonly<Record<PointerMove['action'], MoveTexts>> = {
  release: {
    button: 'Make live',
    title: ({ title }, to) => `Make ${title} ${to} live?`,
    note: ({ current }) =>
      current === undefined
        ? 'The gate checks it against what is live. Its pages appear with the next page that people open.'
        : `The gate checks it against what is live. People get it with the next page that they open. ${current} stays in the store and is not marked bad.`,
    done: ({ title }, to) => `${title} ${to} is live.`,
  },
  rollback: {
    button: 'Roll back',
    title: ({ title }, to) => `Roll back ${title} to ${to}?`,
    note: ({ current }) =>
      `${current} is marked bad: no page falls back to it, and it becomes live again only if you say so.`,
    done: ({ title, current }, to) =>
      `${title} was rolled back to ${to}; ${current} is marked bad.`,
  },
  confirm: {
    button: 'Confirm',
    title: ({ title, current }) => `Make ${title} ${current} last known good?`,
    note: () =>
      'Pages fall back to the version that is last known good when a later one does not load. A version becomes it by itself after a day of successful loads.',
    done: ({ title, current }) => `${title} ${current} is now last known good.`,
  },
  disable: {
    button: 'Disable',
    title: ({ title }) => `Disable ${title}?`,
    note: () => 'Its pages say that it is disabled; the rest of the console keeps working.',
    done: ({ title }) => `${title} is disabled.`,
  },
  enable: {
    button: 'Enable',
    title: ({ title }) => `Enable ${title}?`,
    note: ({ current }) => `Its pages show ${current} again.`,
    done: ({ title, current }) => `${title} ${current} is enabled.`,
  },
};

/** Why loads failed (`FailureKind`). */
export const REASONS: Readonly<Record<string, string>> = {
  disabled: 'disabled',
  incompatible: 'incompatible with the shell',
  timeout: 'took too long',
  load: 'files not loaded',
  shape: 'exports differ from module.json',
  render: 'error in the page',
};

/** Why a version cannot be used. */
export const PROBLEMS = { missing: 'Files missing', damaged: 'release.json damaged' } as const;

export const TEXTS = {
  title: 'Modules',
  tokens: 'Deploy tokens',
  log: 'Release log',
  loading: 'Loading releases',
  shell: 'Shell',
  cancel: 'Cancel',
  close: 'Close',
  intro:
    'Teams publish versions with the command release. A version that is not live can be previewed in a tab of its own.',
  none: '-',
  noModules: 'No modules yet',
  columns: {
    module: 'Module',
    team: 'Team',
    state: 'State',
    live: 'Live version',
    since: 'Live since',
    loads: 'Loads of the live version',
  },
  live: 'Live',
  disabled: 'Disabled',
  notLive: 'Not live',
  waiting: (count: number) => (count === 1 ? '1 version waits' : `${count} versions wait`),
  rights: (rights: string) => `Rights: ${rights}`,
  backend: (name: string, isSet: boolean) => `Backend: ${name}, ${isSet ? 'set' : 'not set'}`,
  back: 'All modules',
  confirm: 'Confirm as last known good',
  disable: 'Disable',
  enable: 'Enable',
  facts: {
    name: 'Name',
    state: 'State',
    live: 'Live version',
    since: 'Live since',
    good: 'Last known good',
    moved: 'Last change',
    team: 'Team',
    rights: 'Rights',
    backend: 'Backend',
    deprecated: 'Deprecated',
  },
  noGood: 'None yet: no version has proven itself or was confirmed',
  noRights: 'None: its pages need only the role',
  movedBy: (at: string, by: string) => `${at}, by ${by}`,
  deprecated: (name: string, advice: string) => `It uses ${name}: ${advice}`,
  backendIsSet: (name: string) => `${name}, set`,
  backendIsMissing: (name: string) =>
    `${name}, not set: the operator sets it with npm run backend -- set ${name} --to URL`,
  versions: 'Versions',
  noVersions: 'No versions',
  versionColumns: {
    version: 'Version',
    marks: 'Marks',
    built: 'Built',
    sent: 'Sent by',
    loads: 'Loads',
    actions: 'Actions',
  },
  marks: {
    live: 'Live',
    good: 'Last known good',
    bad: 'Bad',
    failed: 'Smoke test failed',
    missing: 'Not smoke-tested',
  },
  problem:
    'What is missing or damaged cannot be used: the operator repairs it with npm run releases -- --repair, or restores it from a backup.',
  preview: 'Preview',
  previewTitle: (version: string) => `Preview ${version} in a new tab`,
  revision: (revision: string) => `Revision ${revision}`,
  ofTheConsole: 'Built with the console',
  you: 'you',
  now: 'Reload open pages',
  nowHint: 'Open pages load the result within a minute, unless they have unsaved input.',
  again: 'Make it live although it is marked bad',
  isBad: (version: string) => `${version} is marked bad: it was rolled back.`,
  isUnsmoked: (version: string) =>
    `${version} has not passed a smoke test. The command release runs one where there is a browser.`,
  unsmoked: 'Make it live without a passed smoke test; the log keeps this',
  refused: 'The gate refused it. Nothing was changed.',
  fix: (fix: string) => `Fix: ${fix}`,
  moving: 'Please wait…',
} as const;

/** How the loads of a version went. */
export const HEALTH_TEXTS = {
  noLoads: 'No loads yet',
  noStarts: 'No failed starts',
  starts: (count: number) => (count === 1 ? '1 start failed' : `${count} starts failed`),
  loads: (count: number) => (count === 1 ? '1 load' : `${count} loads`),
  allWell: (loads: string) => `${loads}, none failed`,
  fellBack: (count: number) => `${count} fell back`,
  failed: (count: number) => `${count} failed`,
  median: (ms: number) => `median ${ms} ms`,
  reason: (reason: string, count: number) => `${reason}: ${count}`,
  last: (at: string) => `last failure: ${at}`,
  supportId: (id: string) => `support id ${id}`,
} as const;

/** Texts of the log. */
export const LOG_TEXTS = {
  list: 'Release log',
  loading: 'Loading the release log',
  none: 'Nothing was moved yet',
  columns: {
    name: 'Module',
    at: 'When',
    move: 'Change',
    version: 'Version',
    good: 'Last known good',
    by: 'By',
  },
  /** A newer web host may know more. */
  moves: {
    seed: 'Installed',
    release: 'Made live',
    rollback: 'Rolled back',
    confirm: 'Confirmed',
    disable: 'Disabled',
    enable: 'Enabled',
  } as Readonly<Record<string, string>>,
  unsmoked: 'without a passed smoke test',
  newest: (count: number) =>
    `These are the newest ${count} changes; log.jsonl in the store has all.`,
  noGood: 'None',
} as const;

import type { ModuleDescriptor, Pointers, Release, ShellRelease } from '@rollcall/shared/module';
import type { ReleaseStore } from '../../store/release-store.ts';

/**
 * One reason not to let a release through (design §6). `check` answers what is wrong in words, or undefined;
 * `fix` says what to do about it.
 */
export interface Rule<Facts> {
  readonly name: string;
  readonly fix: string;
  check(facts: Facts): string | undefined | Promise<string | undefined>;
}

/** A descriptor as its file has it, before anything is built. */
export interface SourceFacts {
  readonly name: string;
  readonly descriptor: unknown;
}

/** What would become current. A module is judged by its descriptor before its build; then it consumes nothing yet. */
type Candidate = ModuleCandidate | ShellCandidate;

interface ModuleCandidate {
  readonly kind: 'module';
  readonly record: Pick<Release, 'name' | 'version' | 'descriptor' | 'consumes'>;
}

interface ShellCandidate {
  readonly kind: 'shell';
  readonly record: Pick<ShellRelease, 'name' | 'version' | 'platform' | 'provides'>;
}

/** What the candidate has to get on with: everything that a page may load, current and last known good. */
export interface Live {
  readonly list: Pointers | undefined;
  readonly shells: readonly ShellRelease[];
  readonly modules: readonly ModuleCandidate['record'][];
}

export interface LiveFacts {
  readonly candidate: Candidate;
  readonly live: Live;
  /** A way back may take away what a way forward may not: routes that the newer version brought. */
  readonly isRollback: boolean;
  /** The operator said that a version marked bad may be current again. */
  readonly again: boolean;
}

/** A rule about modules gets the module's record alone; a shell passes it. */
export interface ModuleFacts extends Omit<LiveFacts, 'candidate'> {
  readonly candidate: ModuleCandidate['record'];
}

/** A rule about the shell; a module passes it. */
export interface ShellFacts extends Omit<LiveFacts, 'candidate'> {
  readonly candidate: ShellCandidate['record'];
}

/** A rule about modules as one for any candidate. */
export const ofModules = (rule: Rule<ModuleFacts>): Rule<LiveFacts> => ({
  ...rule,
  check: ({ candidate, ...facts }) =>
    candidate.kind === 'module' ? rule.check({ ...facts, candidate: candidate.record }) : undefined,
});

/** A rule about the shell as one for any candidate. */
export const ofShell = (rule: Rule<ShellFacts>): Rule<LiveFacts> => ({
  ...rule,
  check: ({ candidate, ...facts }) =>
    candidate.kind === 'shell' ? rule.check({ ...facts, candidate: candidate.record }) : undefined,
});

/** A module's finished build, in its own folder. */
export interface BuildFacts {
  readonly dist: string;
  readonly budget: ModuleDescriptor['budget'];
}

/** A build and the store that is to keep it, or keeps it. */
export interface StoreFacts {
  readonly store: ReleaseStore;
  readonly name: string;
  readonly version: string;
  readonly dist: string;
}

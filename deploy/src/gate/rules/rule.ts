import type { SmokeRecord } from '@rollcall/cli/smoke/smoke-record';
import type { ModuleDescriptor, Pointers, Release, ShellRelease } from '@rollcall/shared/module';
import type { ReleaseStore } from '../../store/release-store.ts';

/**
 * One rule of the gate (design §6). `check` returns the problem, or undefined; `fix` says what to do about it.
 */
export interface Rule<Facts> {
  readonly name: string;
  readonly fix: string;
  check(facts: Facts): string | undefined | Promise<string | undefined>;
}

/** The unchecked descriptor of a workspace, before anything is built. */
export interface SourceFacts {
  readonly name: string;
  readonly descriptor: unknown;
}

/** What would become current. Before its build, a module is checked by its sources (build/source-candidate.ts). */
type Candidate = ModuleCandidate | ShellCandidate;

export interface ModuleCandidate {
  readonly kind: 'module';
  readonly record: Pick<
    Release,
    'name' | 'version' | 'descriptor' | 'consumes' | 'libraries' | 'descriptorFormat' | 'smokeTest'
  >;
}

interface ShellCandidate {
  readonly kind: 'shell';
  readonly record: Pick<
    ShellRelease,
    'name' | 'version' | 'platform' | 'provides' | 'libraries' | 'reads' | 'smokeTest'
  >;
}

/** What the candidate must be compatible with: everything that a page may load, current and last known good. */
export interface LoadableReleases {
  readonly list: Pointers | undefined;
  readonly shells: readonly ShellRelease[];
  readonly modules: readonly ModuleCandidate['record'][];
}

export interface LiveFacts {
  readonly candidate: Candidate;
  readonly live: LoadableReleases;
  /** A rollback may remove routes that the newer version added. */
  readonly isRollback: boolean;
  /** The operator allowed a version that is marked bad to become current again. */
  readonly again: boolean;
  /** Absent where no smoke test is needed: before a build, for first releases and for rollbacks. */
  readonly smoke?: SmokeFacts;
}

/** What is known about the candidate's smoke test when it is to become live. */
interface SmokeFacts {
  readonly record: SmokeRecord | undefined;
  /** A version without a passed smoke test was allowed. */
  readonly isConfirmed: boolean;
  /** Whether a deploy token asks, and not a person of the console. */
  readonly isByToken?: boolean;
}

/** Facts for a rule about modules; a shell always passes it. */
export interface ModuleFacts extends Omit<LiveFacts, 'candidate'> {
  readonly candidate: ModuleCandidate['record'];
}

/** Facts for a rule about the shell; a module always passes it. */
export interface ShellFacts extends Omit<LiveFacts, 'candidate'> {
  readonly candidate: ShellCandidate['record'];
}

/** Turns a rule about modules into a rule for any candidate. */
export const ofModules = (rule: Rule<ModuleFacts>): Rule<LiveFacts> => ({
  ...rule,
  check: ({ candidate, ...facts }) =>
    candidate.kind === 'module' ? rule.check({ ...facts, candidate: candidate.record }) : undefined,
});

/** Turns a rule about the shell into a rule for any candidate. */
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

/** A build and the store that it is, or will be, published to. */
export interface StoreFacts {
  readonly store: ReleaseStore;
  readonly name: string;
  readonly version: string;
  readonly dist: string;
}

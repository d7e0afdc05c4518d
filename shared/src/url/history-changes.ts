import { useLayoutEffect } from 'react';
import {
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** Changes of parameters; undefined and '' remove one. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** A history entry: its parameters, and the dialogs that were opened on top of the page beneath it, outermost first. */
interface Entry {
  readonly params: URLSearchParams;
  readonly dialogs: readonly string[];
  readonly state: object;
}

/** How a change affects the history: a replaced entry keeps its state, a new one has the given dialogs. */
type How = { readonly isReplaced: true } | { readonly dialogs: readonly string[] };

/** Browsers go back asynchronously. Without an answer after this time, the entry is replaced instead. */
const BACK_TIMEOUT_MS = 1000;

const NOTHING: Entry = { params: new URLSearchParams(), dialogs: [], state: {} };

/**
 * The latest entry, even if it has not been rendered: React Router would start from the last rendered one and lose
 * changes in between. While the browser goes back, further changes wait. One per page, since all hooks of a page change
 * the same URL.
 */
let latest = NOTHING;
let rendered: Location | undefined;
let users = 0;
let back: { readonly waiting: (() => void)[]; readonly timer: number } | undefined;
const requested = new Set<string>();

/** Follows the rendered location. Returns what changes its entry. */
export function useHistoryChanges(): HistoryChanges {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    users += 1;
    return () => {
      users -= 1;
      if (users === 0) forget();
    };
  }, []);
  useLayoutEffect(() => follow(location, type === 'POP'), [location, type]);
  return {
    run: (change) => run(() => change(latest)),
    apply: (changes, how) => apply(navigate, changes, how),
    goBack: (count) => goBack(navigate, count),
  };
}

interface HistoryChanges {
  /** Calls `change` with the latest entry, once the browser is not going back. */
  run(change: (entry: Entry) => void): void;
  /** Changes parameters of the latest entry. Call it in `run`. */
  apply(changes: Changes, how: How): void;
  /** Goes back; what is run afterwards waits for it. Call it in `run`. */
  goBack(count: number): void;
}

function follow(location: Location, isPop: boolean) {
  if (isSame(location, rendered)) return;
  const hasMoved = rendered !== undefined && rendered.pathname !== location.pathname;
  rendered = location;
  // What is rendered was requested before the way back.
  if (back && !isPop) return;
  const shown = new URLSearchParams(location.search);
  // An earlier change has been rendered; the latest one follows.
  if (!back && requested.delete(shown.toString()) && requested.has(latest.params.toString()))
    return;
  requested.clear();
  latest = { params: shown, ...readState(location.state) };
  finishBack(hasMoved);
}

const isSame = (location: Location, other: Location | undefined) =>
  location.key === other?.key &&
  location.search === other.search &&
  location.pathname === other.pathname;

function finishBack(isDropped = false) {
  if (!back) return;
  const { waiting, timer } = back;
  clearTimeout(timer);
  back = undefined;
  // What was meant for another page is dropped.
  if (!isDropped) waiting.forEach(run);
}

function forget() {
  clearTimeout(back?.timer);
  back = undefined;
  latest = NOTHING;
  rendered = undefined;
  requested.clear();
}

function run(change: () => void) {
  if (back) back.waiting.push(change);
  else change();
}

function goBack(navigate: NavigateFunction, count: number) {
  back = { waiting: [], timer: window.setTimeout(finishBack, BACK_TIMEOUT_MS) };
  void navigate(-count);
}

function apply(navigate: NavigateFunction, changes: Changes, how: How) {
  const isReplaced = 'isReplaced' in how;
  const dialogs = isReplaced ? latest.dialogs : how.dialogs;
  const state = isReplaced ? latest.state : dialogs.length > 0 ? { dialogs } : {};
  latest = { params: withChanges(latest.params, changes), dialogs, state };
  const search = latest.params.toString();
  requested.add(search);
  void navigate({ search }, { replace: isReplaced, state });
}

function withChanges(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** History state survives reloads and releases, so it can have any shape. */
function readState(state: unknown): Pick<Entry, 'dialogs' | 'state'> {
  if (typeof state !== 'object' || state === null) return { dialogs: [], state: {} };
  const dialogs = 'dialogs' in state && Array.isArray(state.dialogs) ? state.dialogs : [];
  return { dialogs: dialogs.filter((name) => typeof name === 'string'), state };
}

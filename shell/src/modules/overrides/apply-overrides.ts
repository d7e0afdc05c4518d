import { modulePointerOf, type Release, type ReleaseList } from '@rollcall/shared/module';

/** Deviations of one page from the release list. */
export interface Overrides {
  /** Modules that the URL disables: `?disable-modules=mfe-time,mfe-leave` (design §5). */
  readonly disabled: readonly string[];
  /** A published release that an administrator previews before it is live (design §6). */
  readonly preview: Release | undefined;
}

/** Modules that a URL disables. */
export function disabledIn(search: string): string[] {
  const names = new URLSearchParams(search).get('disable-modules') ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The release list with these overrides. A preview has no last known good, so that administrators see its failures.
 */
export function applyOverrides(list: ReleaseList, { disabled, preview }: Overrides): ReleaseList {
  const modules = Object.fromEntries(
    Object.entries(list.modules).map(([name, pointer]) => [
      name,
      disabled.includes(name) ? { ...pointer, disabled: true } : pointer,
    ]),
  );
  if (!preview) return { ...list, modules };
  const { name, version, builtAt } = preview;
  const previewed = {
    by: 'preview',
    at: builtAt,
    ...modulePointerOf({ modules }, name),
    current: version,
    good: null,
    bad: [],
    disabled: false,
    releases: { [version]: preview },
  };
  return { ...list, modules: { ...modules, [name]: previewed } };
}

import { act, renderHook } from '@testing-library/react';
import { type Appearance, followSystem, useAppearance, useMode } from './appearance.ts';

const KEY = 'rollcall.appearance';

/** An operating system whose preferences a test can change. */
function operatingSystem(preferences: Readonly<Record<string, boolean>> = {}) {
  const listeners = new Set<() => void>();
  let current = preferences;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return current[media] ?? false;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    listeners,
    change(next: Readonly<Record<string, boolean>>) {
      current = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

const DARK = { '(prefers-color-scheme: dark)': true };

/** Loads the file as a new page does. */
async function load() {
  let appearance: typeof import('./appearance.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    appearance = await import('./appearance.ts');
  });
  if (!appearance) throw new Error('The file did not load.');
  return appearance;
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => useAppearance.setState({ appearance: 'system', isSystemDark: false }));
  localStorage.clear();
});

test.each<[stored: string | null, appearance: string]>([
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', 'system'],
])('a page that finds %j stored starts with %s (design §13)', async (stored, appearance) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  expect((await load()).useAppearance.getState().appearance).toBe(appearance);
});

test.each<[Appearance, stored: string | null]>([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', null],
])('the choice %s is stored as %j, for the next page too', async (chosen, stored) => {
  localStorage.setItem(KEY, 'light');
  useAppearance.getState().choose(chosen);
  expect(localStorage.getItem(KEY)).toBe(stored);
  expect((await load()).useAppearance.getState().appearance).toBe(chosen);
});

test('without storage a choice takes effect, but is not remembered', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const { useAppearance: fresh } = await load();
  expect(fresh.getState().appearance).toBe('system');
  fresh.getState().choose('dark');
  expect(fresh.getState().appearance).toBe('dark');
});

test('without a choice the page follows the system until stopped; with one it does not', () => {
  const system = operatingSystem();
  const stop = followSystem();
  const { result } = renderHook(() => useMode());
  expect(result.current).toBe('light');
  system.change(DARK);
  expect(result.current).toBe('dark');
  act(() => useAppearance.getState().choose('light'));
  expect(result.current).toBe('light');
  system.change({});
  act(() => useAppearance.getState().choose('dark'));
  expect(result.current).toBe('dark');
  stop();
  expect(system.listeners.size).toBe(0);
});

test.each([true, false])(
  "the system's reduced motion is read once, when the page loads: %j (WCAG 2.2, 2.3.3)",
  async (isReduced) => {
    const system = operatingSystem({ '(prefers-reduced-motion: reduce)': isReduced });
    const page = await load();
    system.change({});
    expect(page.isMotionReduced).toBe(isReduced);
  },
);

test.each([true, false])(
  'a page has the mode of the system immediately: dark is %j',
  async (isDark) => {
    operatingSystem(isDark ? DARK : {});
    expect((await load()).useAppearance.getState().isSystemDark).toBe(isDark);
  },
);

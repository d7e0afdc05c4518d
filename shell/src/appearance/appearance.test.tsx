import { act, renderHook } from '@testing-library/react';
import { type Appearance, followSystem, useAppearance, useMode } from './appearance.ts';

const KEY = 'rollcall.appearance';

/** An operating system whose wishes a test can change. */
function operatingSystem(wishes: Readonly<Record<string, boolean>> = {}) {
  const listeners = new Set<() => void>();
  let wanted = wishes;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return wanted[media] ?? false;
        },
        addEventListener: (_: string, tell: () => void) => listeners.add(tell),
        removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
      }) as unknown as MediaQueryList,
  );
  return {
    listeners,
    change(next: Readonly<Record<string, boolean>>) {
      wanted = next;
      act(() => {
        for (const tell of listeners) tell();
      });
    },
  };
}

const DARK = { '(prefers-color-scheme: dark)': true };

/** The part as a page that is loaded now has it. */
async function load() {
  let appearance: typeof import('./appearance.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    appearance = await import('./appearance.ts');
  });
  if (!appearance) throw new Error('The part did not load.');
  return appearance;
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => useAppearance.setState({ appearance: 'system', isSystemDark: false }));
  localStorage.clear();
});

test.each<[kept: string | null, appearance: string]>([
  [null, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', 'system'],
])('a page that finds %j kept begins with %s (design §13)', async (kept, appearance) => {
  if (kept !== null) localStorage.setItem(KEY, kept);
  expect((await load()).useAppearance.getState().appearance).toBe(appearance);
});

test.each<[Appearance, kept: string | null]>([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', null],
])('the choice %s is kept as %j, for the next page too', async (chosen, kept) => {
  localStorage.setItem(KEY, 'light');
  useAppearance.getState().choose(chosen);
  expect(localStorage.getItem(KEY)).toBe(kept);
  expect((await load()).useAppearance.getState().appearance).toBe(chosen);
});

test('storage that is closed costs the memory of the choice, not the choice', async () => {
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

test('without a choice the page follows the system, until it is told to stop; with one it does not', () => {
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
  'a system that asks for less motion: %j, as the page finds it (WCAG 2.2, 2.3.3)',
  async (isReduced) => {
    const system = operatingSystem({ '(prefers-reduced-motion: reduce)': isReduced });
    const page = await load();
    system.change({});
    expect(page.isMotionReduced).toBe(isReduced);
  },
);

test.each([true, false])(
  'a page that opens in a dark system: %j, is of its mode at once',
  async (isDark) => {
    operatingSystem(isDark ? DARK : {});
    expect((await load()).useAppearance.getState().isSystemDark).toBe(isDark);
  },
);

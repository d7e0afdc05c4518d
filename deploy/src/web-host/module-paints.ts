import { type ModulePaint, modulePaint, type Release } from '@rollcall/shared/module';
import { parseFragment, serialize } from 'parse5';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Reads the `paint.json` of modules' releases, cached, since a version never changes. Most modules have none.
 * @param onUnreadable called with a sentence when a file cannot be read: the page is then drawn without it.
 */
export function modulePaints(
  store: Pick<ReleaseStore, 'readText'>,
  onUnreadable: (sentence: string) => void,
): (release: Release | undefined) => Promise<ModulePaint | undefined> {
  const paints = new Map<string, ModulePaint | undefined>();
  return async (release) => {
    if (!release) return undefined;
    const { name, version } = release;
    const key = `${name}@${version}`;
    if (paints.has(key)) return paints.get(key);
    try {
      const text = await store.readText(name, version, 'paint.json');
      const paint = text === undefined ? undefined : closed(modulePaint.parse(JSON.parse(text)));
      paints.set(key, paint);
      return paint;
    } catch (error) {
      onUnreadable(`The first paint of ${key} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  };
}

/** The same with every element closed: one that is left open would take in the rest of the page. */
const closed = (paint: ModulePaint): ModulePaint =>
  Object.fromEntries(
    Object.entries(paint).map(([path, { html, css }]) => [
      path,
      { html: serialize(parseFragment(html)), css },
    ]),
  );

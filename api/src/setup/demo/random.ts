/** A pseudorandom generator: the same seed gives the same demo data. */
export interface Random {
  /** A whole number between two bounds, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
}

/** The mulberry32 generator, seeded by a text. Not for secrets. */
export function randomFrom(seed: string): Random {
  let state = [...seed].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16_777_619), 17);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: <T>(items: readonly T[]) => items[int(0, items.length - 1)] as T,
    chance: (probability) => next() < probability,
  };
}

import * as fc from 'fast-check';

/** A value once in so many cases, otherwise null. */
export const oncePer = <T>(cases: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: cases - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** True once in so many cases. */
export const trueOncePer = (cases: number) => fc.nat(cases - 1).map((n) => n === cases - 1);

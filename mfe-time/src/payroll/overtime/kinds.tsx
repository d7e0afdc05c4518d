import { OVERTIME_BUCKETS } from '@rollcall/shared/contract';
import { Meanings } from '../meanings.tsx';
import { TEXTS } from './texts.ts';

/** One sentence about each kind of overtime. */
export const Kinds = () => <Meanings title={TEXTS.kinds} terms={TERMS} />;

const TERMS = OVERTIME_BUCKETS.map(
  (bucket) => [TEXTS.buckets[bucket] ?? bucket, TEXTS.bucketMeans[bucket] ?? ''] as const,
);

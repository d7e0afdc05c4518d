import { lazy, Suspense, useState } from 'react';
import { faultOf } from './fault.ts';

const LatePart = lazy(async () => ({ default: (await import('./late-part.tsx')).LatePart }));

/** A page that fails as a test asks, with a field in which something may have been typed. */
export function FaultyPage() {
  const [isLate, setLate] = useState(false);
  if (faultOf() === 'render') throw new Error('The probe fails while it draws.');
  return (
    <section>
      <h1>Probe</h1>
      <label>
        Note <input name="note" />
      </label>
      <button
        type="button"
        onClick={() => {
          if (faultOf() === 'click') throw new Error('The probe fails on a click.');
          setLate(true);
        }}
      >
        Go on
      </button>
      <Suspense fallback={null}>{isLate && <LatePart />}</Suspense>
    </section>
  );
}

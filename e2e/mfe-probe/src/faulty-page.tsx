import { lazy, Suspense, useState } from 'react';
import { faultOf } from './fault.ts';

const LatePart = lazy(async () => ({ default: (await import('./late-part.tsx')).LatePart }));

/** A page that fails on demand, with a field for unsaved input. */
export function FaultyPage() {
  const [isLate, setLate] = useState(false);
  if (faultOf() === 'render') throw new Error('The probe fails while rendering.');
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

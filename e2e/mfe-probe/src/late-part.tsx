/** A part that the probe loads when it is asked for. */
export function LatePart() {
  return <p>The late part is here.</p>;
}

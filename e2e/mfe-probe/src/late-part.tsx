/** A part that the probe loads on demand. */
export function LatePart() {
  return <p>The late part is here.</p>;
}

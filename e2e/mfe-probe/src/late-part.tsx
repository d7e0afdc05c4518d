/** A part that the probe loads when it is asked for. */
export default function LatePart() {
  return <p>The late part is here.</p>;
}

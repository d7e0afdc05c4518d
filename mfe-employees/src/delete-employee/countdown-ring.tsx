interface Props {
  readonly left: number;
  readonly of: number;
}

const RADIUS = 7;
const AROUND = 2 * Math.PI * RADIUS;

/** The seconds that are left as a ring that empties; the button's name stays what it is (design §8). */
export function CountdownRing({ left, of }: Props) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle
        cx="9"
        cy="9"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        opacity="0.25"
        strokeWidth="2"
      />
      <circle
        cx="9"
        cy="9"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={`${(AROUND * left) / of} ${AROUND}`}
        transform="rotate(-90 9 9)"
      />
      <text x="9" y="12" textAnchor="middle" fontSize="9" fill="currentColor">
        {left}
      </text>
    </svg>
  );
}

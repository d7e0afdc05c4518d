interface Props {
  readonly secondsLeft: number;
  readonly total: number;
}

const RADIUS = 7;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A ring that empties with the remaining seconds. Hidden from screen readers to keep the button's name (design §8). */
export function CountdownRing({ secondsLeft, total }: Props) {
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
        strokeDasharray={`${(CIRCUMFERENCE * secondsLeft) / total} ${CIRCUMFERENCE}`}
        transform="rotate(-90 9 9)"
      />
      <text x="9" y="12" textAnchor="middle" fontSize="9" fill="currentColor">
        {secondsLeft}
      </text>
    </svg>
  );
}

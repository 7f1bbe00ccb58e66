const radius = 46;
const around = 2 * Math.PI * radius;

/** A ring that closes as time passes; it starts at the top. */
export function ProgressRing({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 100" className="welcome-ring" focusable="false">
      <g fill="none" strokeWidth="5" transform="rotate(-90 50 50)">
        <circle cx="50" cy="50" r={radius} className="stroke-night-500" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className="stroke-lamp-300"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - percent / 100)}
          opacity={percent === 0 ? 0 : 1}
        />
      </g>
    </svg>
  );
}

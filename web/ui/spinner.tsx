/** Something is under way. `label` is what a listener hears; without one the words beside it say so. */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="animate-spin"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return drawing;
  return (
    <output className="inline-flex items-center gap-3">
      {drawing}
      <span>{label}</span>
    </output>
  );
}

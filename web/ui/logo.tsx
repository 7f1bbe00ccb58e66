/** The lantern. Decoration beside a name: whoever listens hears the name. */
function Lantern({ size = 38 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="20" cy="5.6" r="3.6" fill="none" stroke="#ffdf9c" strokeWidth="2.2" />
      <path d="M11 14.6Q13 9.2 20 9.2Q27 9.2 29 14.6Z" fill="#ffdf9c" />
      <path d="M12.4 15.8H27.6L29 30H11Z" fill="#ffc767" />
      <path d="M20 17.2C25.4 22.4 24.6 28.6 20 29.4C15.4 28.6 14.6 22.4 20 17.2Z" fill="#fff7e2" />
      <rect x="9.4" y="31.2" width="21.2" height="4.8" rx="2.4" fill="#ffdf9c" />
    </svg>
  );
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-xl font-[560] tracking-[-0.01em] text-lamp-50">
      <Lantern />
      <span className="wordmark-name">{name}</span>
    </span>
  );
}

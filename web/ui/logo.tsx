/** The lantern. Decoration beside a name: whoever listens hears the name. */
export function Lantern({ size = 38 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M13 10q7-8 14 0" fill="none" stroke="#ffdf9c" strokeWidth="2.4" strokeLinecap="round" />
      <rect x="12" y="9.5" width="16" height="4.5" rx="2.2" fill="#ffdf9c" />
      <path d="M11 16q-3 7 0 14h18q3-7 0-14z" fill="#ffca73" />
      <path d="M20 18c4 4 4 9 0 10c-4-1-4-6 0-10z" fill="#fff6df" />
      <rect x="10" y="31" width="20" height="4.5" rx="2.2" fill="#ffdf9c" />
    </svg>
  );
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display text-xl font-[560] tracking-[-0.01em] text-lamp-50">
      <Lantern />
      {name}
    </span>
  );
}

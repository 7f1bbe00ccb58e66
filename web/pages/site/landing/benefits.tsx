import type { ReactNode } from 'react';

export function Benefits() {
  return (
    <section className="site-section" aria-labelledby="benefits">
      <h2 id="benefits" className="site-heading">
        Made for the last half hour of the day
      </h2>
      <ul className="benefits">
        <Benefit title="Personalised" sign={<FamilySign />}>
          Your own people, doing what they are like. The one who collects snails finds the way by snails, and
          the dog supervises.
        </Benefit>
        <Benefit title="Audio ready" sign={<SoundSign />}>
          Press play and lie down too. Three voices to choose from, every word lit as it is spoken, slower and
          softer toward the end.
        </Benefit>
        <Benefit title="Just the right length for bedtime" sign={<HourSign />}>
          Three minutes for the nights that went wrong, twelve for the nights that went well. It ends where it
          said it would, with everybody asleep.
        </Benefit>
      </ul>
    </section>
  );
}

type BenefitProps = { title: string; sign: ReactNode; children: ReactNode };

function Benefit({ title, sign, children }: BenefitProps) {
  return (
    <li className="benefit night-sheet">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
        {sign}
      </svg>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

function FamilySign() {
  return (
    <>
      <path d="M6 56c0-15 7-24 15-24s15 9 15 24z" fill="#7b5077" />
      <circle cx="21" cy="21" r="10" fill="#f0c9a4" />
      <path d="M11 20c0-8 4-12 10-12s10 4 10 12c-5 0-8-2-10-5c-2 3-5 5-10 5z" fill="#6b4f5f" />
      <path d="M30 56c0-11 5-17 12-17s12 6 12 17z" fill="#c97a52" />
      <circle cx="42" cy="31" r="8" fill="#f3d3b3" />
      <path d="M34 30c0-7 3-10 8-10s8 3 8 10c-2-4-5-5-8-5s-6 1-8 5z" fill="#a4643c" />
      <path d="M46 56q0-8 6-9l-1-6 4 3 4-3-1 6q4 2 4 9z" fill="#62679a" />
    </>
  );
}

function SoundSign() {
  return (
    <>
      <circle cx="32" cy="32" r="24" fill="#f9b853" opacity=".16" />
      <circle cx="32" cy="32" r="16" fill="#f9b853" opacity=".3" />
      <path d="M14 36h7l11 9V19l-11 9h-7z" fill="#fbce78" />
      <path
        d="M39 26q5 6 0 12M45 21q9 11 0 22"
        stroke="#fbce78"
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function HourSign() {
  return (
    <>
      <circle cx="32" cy="34" r="22" fill="#44497b" />
      <path d="M32 34V12a22 22 0 0 1 19 33z" fill="#fbce78" />
      <circle cx="32" cy="34" r="22" fill="none" stroke="#b2b4d7" strokeWidth="3" />
      <path d="M32 34V20M32 34l10 6" stroke="#14132f" strokeWidth="3" strokeLinecap="round" />
      <path d="M50 10q2 6 8 8q-6 2-8 8q-2-6-8-8q6-2 8-8z" fill="#ffe9b8" />
    </>
  );
}

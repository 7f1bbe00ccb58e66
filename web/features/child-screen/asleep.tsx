import moon from '#web/ui/scenes/drawn/moon.svg';

/** The child's screen after bedtime, until the morning. */
export function Asleep({ name }: { name: string }) {
  return (
    <section className="grid min-h-[70dvh] animate-[fade-in_2400ms_ease-out] content-center justify-items-center gap-6 text-center">
      <img src={moon} alt="" className="w-40 opacity-60" />
      <h1 className="text-3xl text-lamp-200/80">Goodnight, {name}</h1>
      <p className="text-lg text-night-300/80">The stories are asleep. They wake in the morning.</p>
    </section>
  );
}

import { Progress as Radix } from 'radix-ui';

/** How far something is, from 0 to 100, or null while nobody can say. */
export function Progress({ label, value }: { label: string; value: number | null }) {
  return (
    <Radix.Root
      value={value}
      aria-label={label}
      className="relative h-2.5 w-full overflow-hidden rounded-full bg-track"
    >
      <Radix.Indicator
        className="h-full rounded-full bg-fill transition-[width] duration-500 ease-settle data-[state=indeterminate]:animate-breathe"
        style={{ width: `${value ?? 100}%` }}
      />
    </Radix.Root>
  );
}

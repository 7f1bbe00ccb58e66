import { Slider as Radix } from 'radix-ui';

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** What a listener hears instead of the bare number, as "2 minutes 48 of 6 minutes 12". */
  valueText?: string;
  onValueChange: (value: number) => void;
};

export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  disabled = false,
  valueText,
  onValueChange,
}: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className="relative flex h-11 w-full touch-none items-center select-none data-disabled:opacity-60"
    >
      <Radix.Track className="relative h-2 grow rounded-full bg-track">
        <Radix.Range className="absolute h-full rounded-full bg-fill" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        {...(valueText !== undefined && { 'aria-valuetext': valueText })}
        className="block size-6 cursor-grab rounded-full border-4 border-fill bg-paper-50 shadow-cut active:cursor-grabbing"
      />
    </Radix.Root>
  );
}

import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

export function Switch({ label, hint, isOn, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-5">
      <label htmlFor={id} className="grid">
        <span className="font-bold text-on">{label}</span>
        {hint !== undefined && <span className="text-sm text-on-quiet">{hint}</span>}
      </label>
      <Radix.Root
        id={id}
        checked={isOn}
        disabled={disabled}
        onCheckedChange={onChange}
        className="relative h-8 w-14 shrink-0 rounded-full bg-track ring-[1.5px] ring-edge transition ring-inset after:absolute after:-inset-x-1 after:-inset-y-1.5 disabled:opacity-60 data-[state=checked]:bg-fill"
      >
        <Radix.Thumb className="block size-6 translate-x-1 rounded-full bg-paper-50 shadow-cut transition data-[state=checked]:translate-x-7" />
      </Radix.Root>
    </div>
  );
}

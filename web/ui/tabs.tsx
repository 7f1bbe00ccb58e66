import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = {
  value: string;
  label: string;
  /** Stands behind the label in brackets. */ count?: number;
  content: ReactNode;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const first = tabs[0]?.value ?? '';
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List
        aria-label={label}
        className="inline-flex max-w-full flex-wrap gap-1 rounded-lg bg-night-900/60 p-1 ring-1 ring-night-600 ring-inset"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-md px-5 text-sm font-bold text-night-200 transition hover:text-lamp-50 data-[state=active]:bg-paper-100 data-[state=active]:text-ink-900"
          >
            {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-6 rounded-md">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

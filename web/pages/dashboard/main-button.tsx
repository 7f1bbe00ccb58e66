import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type MainButtonProps = { tone: 'amber' | 'ghost'; icon: ReactNode; onPress: () => void; children: ReactNode };

/** What a tap tonight would most likely mean; its words may take two lines. */
export function MainButton({ tone, icon, onPress, children }: MainButtonProps) {
  return (
    <Button
      tone={tone}
      size="large"
      className="w-full py-3 leading-snug wrap-anywhere"
      icon={icon}
      onClick={onPress}
    >
      <span className="line-clamp-2">{children}</span>
    </Button>
  );
}

import { useEffect, useState } from 'react';
import { Progress } from '#web/ui/progress.tsx';
import { preparingWords } from './times.ts';

const stepMs = 400;
const mostBeforeTheSound = 95;

/** Until there is a first sentence to hear. */
export function PreparingSound() {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const ticking = setInterval(
      () => setPercent((now) => Math.min(mostBeforeTheSound, now + 2 + Math.random() * 8)),
      stepMs,
    );
    return () => clearInterval(ticking);
  }, []);
  return (
    <div className="mb-5 grid gap-2">
      <Progress label="The sound" value={percent} />
      <output className="text-sm font-bold text-(--ink-quiet)">{preparingWords(percent)}</output>
    </div>
  );
}

import { BookOpenText } from 'lucide-react';
import { keptStories } from '#web/features/offline/kept-stories.ts';
import { whatIsHere } from '#web/features/offline/kept-words.ts';
import { isHouseThere } from '#web/features/offline/look-for-house.ts';
import { brand } from '#web/platform/brand.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import lantern from '#web/ui/scenes/drawn/lantern.svg';

/** In the place of a page that is nothing without the house. It gives way by itself when the house is back. */
export function HouseAwayPage() {
  const kept = useCurrent(keptStories);
  const count = kept.length;
  return (
    <Notice title="Out of reach just now" picture={<img src={lantern} alt="" className="h-24" />}>
      <p className="text-on-soft text-balance">
        This page needs {brand.name} to answer, and it cannot be reached from here. Nothing is lost.
        {count > 0 && ` ${whatIsHere(kept)}`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {count > 0 && (
          <ButtonLink href="/stories" tone="amber" icon={<BookOpenText size={20} aria-hidden="true" />}>
            {count === 1 ? 'One kept story' : `${count} kept stories`}
          </ButtonLink>
        )}
        <Button tone="ghost" onClick={() => void isHouseThere()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

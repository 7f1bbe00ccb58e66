import type { BrandText } from '#contract/brand.ts';
import { WelcomeCard } from '#web/features/welcome/welcome-card.tsx';
import { Island } from '#web/ui/island.tsx';
import landscapeUrl from '#web/ui/scenes/drawn/landscape.svg?url';
import moonUrl from '#web/ui/scenes/drawn/moon.svg?url';
import skyUrl from '#web/ui/scenes/drawn/sky.svg?url';
import storytellerUrl from '#web/ui/scenes/drawn/storyteller.svg?url';
import { SamplePage } from './sample-page.tsx';

export function Hero({ brand }: { brand: BrandText }) {
  return (
    <div className="hero">
      <img src={skyUrl} alt="" width="1600" height="900" className="hero-sky" />
      <img src={moonUrl} alt="" width="400" height="400" className="hero-moon" />
      <img src={landscapeUrl} alt="" width="1600" height="880" className="hero-land" />
      <Lights />
      <div className="hero-columns">
        <div className="hero-words">
          <h1>
            Bedtime stories about the people <em>they love</em>
          </h1>
          <p className="hero-lead">
            Tell us who’s in the family, pets and toys included. We write a calm new story for tonight and
            tell it aloud.
          </p>
          <div className="hero-way-in">
            <a href="/signup-form" className="site-button lamp-lit">
              Make tonight’s story
            </a>
            <p>
              {brand.trialDays} days free, then {brand.pricePerMonth} a month.
            </p>
          </div>
          <Island name="welcome-card" component={WelcomeCard} props={{ storytellerUrl }} />
        </div>
        <SamplePage />
      </div>
    </div>
  );
}

/** Fireflies that breathe. They are apart from the picture, because a picture that moves is painted anew all the time. */
function Lights() {
  return (
    <div className="hero-lights" aria-hidden="true">
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

import { useEffect } from 'react';
import { welcome } from '#contract/welcome.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { ProgressRing } from './progress-ring.tsx';
import { createWelcomePlayer, type WelcomeStatus } from './welcome-player.ts';
import { findWelcomeSound, forgetWelcomeSound } from './welcome-sound.ts';

const player = createWelcomePlayer({
  findSound: findWelcomeSound,
  forgetSound: forgetWelcomeSound,
  createAudio: (source) => new Audio(source),
  goToTrialCard,
  after: (ms, action) => void setTimeout(action, ms),
});

const labels: Record<WelcomeStatus, string> = {
  idle: 'Click to Play',
  loading: 'Loading',
  ready: 'Click to Play',
  failed: 'Click to Play',
  resuming: 'Playing',
  playing: 'Playing',
  paused: 'Paused',
  finished: 'Click to Play',
};

/** The storyteller's welcome: to be read by anyone, and to be heard wherever there is sound. */
export function WelcomeCard({ storytellerUrl }: { storytellerUrl: string }) {
  const { status, progress } = useCurrent(player);
  useEffect(() => {
    void player.load();
    return player.leave;
  }, []);
  const isAsleep = status === 'idle' || status === 'loading' || status === 'failed';
  const isSpeaking = status === 'playing' || status === 'resuming';

  return (
    <section className="welcome-card" aria-label="The storyteller’s welcome">
      <img src={storytellerUrl} alt="" width="190" height="170" className="welcome-owl" />
      <div className="welcome-player">
        <button
          type="button"
          className="welcome-button"
          disabled={isAsleep}
          aria-busy={status === 'loading'}
          onClick={() => void player.press()}
        >
          <span className="welcome-orb lamp-orb" aria-hidden="true">
            <ProgressRing percent={progress} />
            <span className="welcome-sign">
              {isSpeaking ? <PauseSign /> : <PlaySign />}
              <span>{progress}%</span>
            </span>
          </span>
          <span className="welcome-label">{labels[status]}</span>
        </button>
        <progress
          className="sr-only"
          aria-label="How much of the welcome has been heard"
          max={100}
          value={progress}
        />
      </div>
      <blockquote className="welcome-text">
        <p>{welcome.text}</p>
      </blockquote>
    </section>
  );
}

function goToTrialCard(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .querySelector('#trial')
    ?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
}

function PlaySign() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" focusable="false">
      <path
        d="M8 5.6c0-1.2 1.3-1.9 2.3-1.3l9 6.4c.9.6.9 2 0 2.6l-9 6.4c-1 .6-2.3-.1-2.3-1.3z"
        fill="currentColor"
      />
    </svg>
  );
}

function PauseSign() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" focusable="false">
      <path d="M8.5 5v14M15.5 5v14" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" />
    </svg>
  );
}

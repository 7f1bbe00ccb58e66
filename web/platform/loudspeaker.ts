// One audio element for everything that is told: a phone lets a sound begin by itself only where one has been begun by hand, and it
// remembers that of the element.

let element: HTMLAudioElement | undefined;

/** A sound file of eight silent samples. */
const silence =
  'data:audio/wav;base64,UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA==';

export const loudspeaker = {
  element: (): HTMLAudioElement => (element ??= new Audio()),
  /** To be called in the tap itself, where what is told comes only later: when the story is written, or its place is found. */
  wake(): void {
    const audio = loudspeaker.element();
    if (audio.hasAttribute('src')) return;
    audio.src = silence;
    audio.play().catch((trouble: unknown) => console.info('A tap will be needed for the sound', trouble));
  },
};

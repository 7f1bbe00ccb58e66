/** Nobody wanted it any more, or whoever made it is gone. Asking again makes it anew. */
export class SoundStopped extends Error {
  constructor() {
    super('The sound was not made to its end');
    this.name = 'SoundStopped';
  }
}

/**
 * A creature cut from paper. It stands (or lies) on y = 0 with its middle at x = 0 and is about 70 units tall when it
 * sits; whoever places it gives the place, the size and the shadow.
 */
export type Creature = {
  /** How the creature is named to someone who cannot see it, with its article. */
  label: string;
  sitting: string;
  /** Curled up, eyes shut. */
  sleeping: string;
};

import type { Trait } from '../../format.ts';

/** Those who are good to be near. */
export const gentleHearts: readonly Trait[] = [
  {
    asked: [
      'kind',
      'loves animals',
      'animal lover',
      'kind hearted',
      'kindhearted',
      'nice',
      'sweet',
      'good hearted',
      'sweet natured',
      'lovely',
    ],
    acts: [
      `{C} had moved over already, in case somebody needed to sit.`,
      `Nobody had asked {C} to stay at the back with the slowest, but that is where {C} {C.was}.`,
      `{C} gave the matter a small, warm look, as if it was bound to be trying its best.`,
      `{C} saved the dry place for the next one to come along.`,
      `{C} stood so that the smallest of them could see.`,
      `{C} looked at it as one looks at somebody in a wet coat.`,
      `{C} went and stood by the one whom nobody had stood by.`,
    ],
  },
  {
    asked: ['gentle', 'tender', 'soft', 'mild', 'delicate', 'tender hearted'],
    acts: [
      `{C} came no nearer than was comfortable, and came there slowly.`,
      `{C} breathed on it, no more than that, the way you breathe on a ladybird.`,
      `When {C} went by, not a leaf had to move.`,
      `{C} made room for it, as you do on a bench.`,
      `{C} stood quite near, with all the corners turned in.`,
    ],
  },
  {
    asked: [
      'caring',
      'nurturing',
      'motherly',
      'fatherly',
      'maternal',
      'paternal',
      'mothering',
      'warm hearted',
      'warmhearted',
    ],
    acts: [
      `{C} looked round to see who was cold, and went and was warm beside them.`,
      `{C} had already counted all the ears, and every one of them was still under a hat.`,
      `{C} stayed where somebody small could lean.`,
      `{C} looked at the feet first. You can tell most things from how tired the feet are.`,
    ],
  },
  {
    asked: ['compassionate', 'empathetic', 'empathic', 'understanding', 'sympathetic', 'empath'],
    acts: [
      `{C} made just the face that the trouble would have made, if it had had one.`,
      `{C} sighed when it did. That was all, but it was company.`,
      `Whatever was wrong, {C} seemed to feel it in the same place.`,
    ],
  },
  {
    asked: [
      'sensitive',
      'whiny',
      'emotional',
      'feels deeply',
      'feels things deeply',
      'big feelings',
      'tearful',
      'soft hearted',
    ],
    acts: [
      `{C} felt it all the way down, as a cup feels it when somebody shuts a door.`,
      `One eye of {C.s} had gone a bit wet, and nobody said a thing about it.`,
      `{C} had known that something was wrong two bends back.`,
      `{C} listened with everything, even the knees.`,
    ],
  },
  {
    asked: [
      'affectionate',
      'loving',
      'cuddly',
      'snuggly',
      'cuddle bug',
      'loves cuddles',
      'huggable',
      'tactile',
      'clingy',
      'needy',
      'loves hugs',
    ],
    acts: [
      `{C} leaned on the nearest leg, and then, to be fair, on the next.`,
      `{C} got in under somebody's arm, where there was just room.`,
      `There was a soft weight on every foot by turns, and it was {C}.`,
      `{C} had got hold of the nearest knee, and was looking after it.`,
      `Wherever two of them stood together, {C} was what was in between.`,
      `{C} pressed one warm cheek to somebody's sleeve, and left it there.`,
      `{C} breathed on somebody's hand, to keep it warm.`,
    ],
  },
  {
    asked: ['loyal', 'faithful', 'devoted', 'true', 'dedicated'],
    acts: [
      `{C} moved up until there was no gap on that side at all.`,
      `{C} would not go on without everyone, and sat down to make that plain.`,
      `When they all took a step back, {C} took it too, and then one forward again, so as to be in front.`,
      `{C} had not once let the smallest of them out of sight.`,
      `{C} had kept step the whole way, and kept it now, standing.`,
      `Wherever somebody looked round, there was {C}.`,
    ],
  },
  {
    asked: ['protective', 'guarding', 'watchful', 'guardian', 'defender', 'vigilant'],
    acts: [
      `{C} had got in between, without any fuss, and looked the other way.`,
      `{C} went round the edge of them all, once, slowly, like somebody shutting windows.`,
      `{C} stood where the draught came in.`,
    ],
  },
  {
    asked: ['generous', 'big hearted', 'giving', 'sharing', 'unselfish', 'selfless', 'open handed'],
    acts: [
      `{C} had one dry crust left over, and there was soon a piece in front of everybody.`,
      `{C} held back from the best place until it was somebody else's.`,
      `The warm end of the scarf went round from {C} to the next neck.`,
    ],
  },
  {
    asked: ['grateful', 'thankful', 'appreciative'],
    acts: [
      `{C} looked about as though somebody had gone to a great deal of trouble with all this.`,
      `{C} noticed the soft place to stand, and gave it a nod.`,
      `Even now {C} could not help being glad about the light.`,
    ],
  },
  {
    asked: ['trusting', 'innocent', 'sweet and innocent', 'naive', 'open', 'pure'],
    acts: [
      `{C} never doubted that it would turn out to be friendly, and told it so with both eyes.`,
      `{C} leaned back without looking, and somebody was there.`,
      `It did not enter {C.s} head that there might not be a way.`,
    ],
  },
  {
    asked: [
      'forgiving',
      'tolerant',
      'easy to forgive',
      'peacemaker',
      'peaceful',
      'peace loving',
      'diplomatic',
      'harmonious',
    ],
    acts: [
      `{C} got in the middle, where the cross words would have to go round.`,
      `{C} made no remark about whose idea this had been.`,
      `{C} looked from one of them to the other until they had both run out of reasons.`,
    ],
  },
  {
    asked: ['polite', 'well mannered', 'courteous', 'respectful', 'well behaved', 'considerate'],
    acts: [
      `{C} waited for it to finish, and then waited a little more, in case it hadn't.`,
      `{C} stepped aside for a beetle, who had been there first.`,
      `{C} wiped both feet, though there was nothing to wipe them for.`,
    ],
  },
  {
    asked: [
      'thoughtful',
      'reflective',
      'deep',
      'deep thinker',
      'contemplative',
      'pensive',
      'introspective',
      'philosophical',
    ],
    acts: [
      `{C} went a little way off and came back looking as if something had been turned over.`,
      `{C} gazed at it for some time, and then at the sky, as though the two might be related.`,
      `There was a silence, and anybody could tell that {C} was in it.`,
      `{C} had a line between the eyes, thin and straight, like a ruler.`,
      `{C} had been about to speak for some time, and still was.`,
    ],
  },
];

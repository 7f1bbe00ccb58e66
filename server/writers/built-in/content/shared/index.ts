import type { Shared } from '../../format.ts';
import { anyWish } from '../themes/wishes.ts';
import { activities, pairs } from './activities.ts';
import { babble, companions, companionsMet } from './companions.ts';
import { helps } from './helps.ts';
import { hush, settles } from './hush.ts';
import { interludes } from './interludes.ts';
import { openings } from './openings.ts';
import { recaps } from './recaps.ts';
import { refrainIntros, refrains } from './refrains.ts';
import { returns } from './returns.ts';
import { goodnightFrames, sleeps } from './sleep.ts';
import { anywhere } from './talk-anywhere.ts';
import { talk } from './talk.ts';

export const shared: Shared = {
  anyWish,
  openings,
  activities,
  pairs,
  recaps,
  helps,
  interludes,
  talk: { ...talk, anywhere, babble },
  companions,
  companionsMet,
  refrainIntros,
  refrains,
  returns,
  hush,
  settles,
  goodnightFrames,
  sleeps,
};

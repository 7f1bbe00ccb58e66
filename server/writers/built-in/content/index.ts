import type { Content } from '../content-shelf.ts';
import { arcs } from './arcs/index.ts';
import { cultures } from './cultures/index.ts';
import { elements } from './elements/index.ts';
import { encounters } from './encounters/index.ts';
import { quietHouse } from './encounters/quiet-house.ts';
import { hobbies } from './hobbies/index.ts';
import { shared } from './shared/index.ts';
import { solutions } from './solutions/index.ts';
import { themes } from './themes/index.ts';
import { traits } from './traits/index.ts';

export const content: Content = {
  arcs,
  encounters: [...encounters, ...quietHouse],
  solutions,
  hobbies,
  traits,
  cultures,
  themes,
  elements,
  shared,
};

import type { Hobby } from '../../format.ts';

export const drawing: readonly Hobby[] = [
  {
    asked: ['drawing', 'draw', 'sketching', 'sketch', 'doodling', 'drawings'],
    class: 'drawing',
    ing: 'drawing',
    noun: 'drawing',
    tool: 'a stub of chalk | the chalk',
    made: 'a picture of a horse | the picture',
    trace: 'chalk on both hands',
  },
];

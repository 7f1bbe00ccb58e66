import { describe } from 'vitest';

import { createWriters } from './index.ts';
import { itKeepsTheWritersPromise } from './writer.contract.ts';
import type { StoryRequest } from './writer.ts';

const request: StoryRequest = {
  characters: [
    { name: 'Mia', age: 5, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
    {
      name: 'Grandpa Joe',
      age: 71,
      relationship: 'grandfather',
      hobbies: ['telling stories'],
      traits: ['patient'],
    },
    { name: 'Biscuit', age: 3, relationship: 'dog', hobbies: ['sniffing'], traits: ['loyal'] },
  ],
  theme: 'space adventure',
  duration: 'short',
  culture: 'western',
  narratorVoice: 'emma',
  interests: ['drawing', 'a lost map'],
  history: [],
};

describe.each(createWriters().list)('the writer $descriptor.id', (writer) => {
  itKeepsTheWritersPromise(writer, request);
});

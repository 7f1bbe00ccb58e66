import type { Creature } from './creature.ts';

const coat = '#6d6a94';
const shade = '#5a5782';
const bib = '#f1e3d3';

export const cat: Creature = {
  label: 'a cat',
  sitting: `<path d="M18-4C40 2 46-14 38-30C35-37 42-42 46-36C54-16 46 8 16 2Z" fill="${shade}"/><path d="M-18 2C-22-18-16-38 0-42C18-38 24-16 20 2Z" fill="${coat}"/><path d="M-8 2C-10-14-7-26 0-32C7-26 10-12 8 2Z" fill="${bib}"/><path d="M-20-50L-20-72L-8-63Q0-65 8-63L20-72L20-50Q16-35 0-34Q-16-35-20-50Z" fill="${coat}"/><path d="M-17-66L-16-57L-11-61ZM17-66L16-57L11-61Z" fill="#c9909c"/><path d="M-9-41Q0-46 9-41Q8-34 0-34Q-8-34-9-41Z" fill="${bib}"/><path d="M-13-50q4 3.5 8 0m10 0q4 3.5 8 0" stroke="#2c2140" stroke-width="1.9" fill="none" stroke-linecap="round"/><path d="M-2.5-43h5l-2.5 3Z" fill="#c9707a"/>`,
  sleeping: `<path d="M-38 0C-40-22-20-34 4-34C28-34 42-20 40 0Z" fill="${coat}"/><path d="M40 0C42-12 32-16 22-12C8-6-10-6-22-8C-30-9-32 0-24 0Z" fill="${shade}"/><path d="M-42-16L-44-34L-32-28Q-26-30-20-28L-9-34L-9-16Q-12-3-26-2Q-39-4-42-16Z" fill="${coat}"/><path d="M-41-30L-40-22L-36-26ZM-12-30L-12-22L-17-26Z" fill="#c9909c"/><path d="M-34-9Q-26-14-18-9Q-19-2-26-2Q-33-2-34-9Z" fill="${bib}"/><path d="M-38-17q4 3 8 0m8 0q4 3 8 0" stroke="#2c2140" stroke-width="1.9" fill="none" stroke-linecap="round"/><path d="M-28.5-11h5l-2.5 3Z" fill="#c9707a"/>`,
};

import type { Creature } from './creature.ts';

const feathers = '#8f6a86';
const wing = '#74557a';
const down = '#f3dfc4';

export const owl: Creature = {
  label: 'an owl',
  sitting: `<path d="M-24-44Q-34-14-20-3Q0 4 20-3Q34-14 24-44Q20-66 0-66Q-20-66-24-44Z" fill="${feathers}"/><path d="M-24-50L-25-72Q-14-70-8-63ZM24-50L25-72Q14-70 8-63Z" fill="${feathers}"/><path d="M-13-30Q-20-12-10-4Q0 0 10-4Q20-12 13-30Q0-22-13-30Z" fill="${down}"/><path d="M-7-20q3 3 6 0m2 0q3 3 6 0M-4-13q3 3 6 0" stroke="#c9a58c" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M-24-42Q-36-18-22-7Q-15-22-24-42ZM24-42Q36-18 22-7Q15-22 24-42Z" fill="${wing}"/><circle cx="-10" cy="-46" r="10.5" fill="${down}"/><circle cx="10" cy="-46" r="10.5" fill="${down}"/><circle cx="-9" cy="-45" r="4.6" fill="#3d2440"/><circle cx="9" cy="-45" r="4.6" fill="#3d2440"/><circle cx="-7.5" cy="-46.5" r="1.5" fill="#fff6df"/><circle cx="10.5" cy="-46.5" r="1.5" fill="#fff6df"/><path d="M-4-41L0-33L4-41Q0-43-4-41Z" fill="#f0a84e"/><path d="M-11-2v4m4-4v4m11-4v4m4-4v4" stroke="#f0a84e" stroke-width="2.6" stroke-linecap="round"/>`,
  sleeping: `<path d="M-25-38Q-36-12-22-2Q0 3 22-2Q36-12 25-38Q20-57 0-57Q-20-57-25-38Z" fill="${feathers}"/><path d="M-25-43L-27-62Q-15-61-9-55ZM25-43L27-62Q15-61 9-55Z" fill="${feathers}"/><path d="M-15-22Q-20-8-11-3Q0 0 11-3Q20-8 15-22Q0-14-15-22Z" fill="${down}"/><path d="M-25-36Q-38-12-22-3Q-13-18-25-36ZM25-36Q38-12 22-3Q13-18 25-36Z" fill="${wing}"/><circle cx="-10" cy="-37" r="10" fill="${down}"/><circle cx="10" cy="-37" r="10" fill="${down}"/><path d="M-15-37q5 4 10 0m10 0q5 4 10 0" stroke="#3d2440" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-4-32L0-25L4-32Q0-34-4-32Z" fill="#f0a84e"/>`,
};

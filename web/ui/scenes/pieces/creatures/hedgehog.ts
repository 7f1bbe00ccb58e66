import type { Creature } from './creature.ts';

const spines = '#6b4f5f';
const quills = '#8a6a70';
const face = '#efd3ae';

export const hedgehog: Creature = {
  label: 'a hedgehog',
  sitting: `<path d="M-30-2L-31-12L-27-10L-28-21L-22-17L-21-29L-14-23L-11-36L-4-28L1-40L7-30L14-38L17-27L26-32L26-21L34-22L31-13L37-11L32-1Z" fill="${spines}"/><path d="M-12-14l-2-7m12 5l0-8m10 8l4-7m6 9l6-4m-24 6l-3-5m14 4l3-6" stroke="${quills}" stroke-width="2.2" stroke-linecap="round"/><path d="M-31-2C-40-4-47-9-49-14C-42-22-32-25-24-21C-16-16-16-5-20 0Z" fill="${face}"/><circle cx="-49" cy="-14" r="3.4" fill="#3d2440"/><circle cx="-35" cy="-15" r="2.5" fill="#3d2440"/><circle cx="-22" cy="-20" r="5" fill="#d8b28e"/><path d="M-42-8q4 2 7 0" stroke="#7b5060" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="M-24 0q0-5 5-5t5 5Zm34 0q0-5 6-5t6 5Z" fill="${face}"/>`,
  sleeping: `<path d="M-34 0L-37-9L-32-10L-35-20L-27-20L-27-31L-18-27L-14-38L-6-31L0-42L7-32L15-38L18-28L28-31L28-21L36-20L33-10L38-8L34 0Z" fill="${spines}"/><path d="M-10-18l-2-7m12 4l0-8m10 9l4-7m6 10l6-4" stroke="${quills}" stroke-width="2.2" stroke-linecap="round"/><path d="M-30 0C-36-6-34-18-24-20C-14-21-10-10-12 0Z" fill="${face}"/><circle cx="-32" cy="-6" r="3.2" fill="#3d2440"/><path d="M-28-11q3 3 7 1" stroke="#3d2440" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
};

import type { Creature } from './creature.ts';

const fur = '#cdb6c4';
const shade = '#b59cb1';
const inner = '#e9bdb4';

export const rabbit: Creature = {
  label: 'a rabbit',
  sitting: `<circle cx="27" cy="-10" r="8" fill="#f6ead9"/><path d="M-19 0C-24-22-14-38 4-38C24-38 32-18 27 0Z" fill="${fur}"/><path d="M5 0C4-14 14-22 22-17C28-13 28-4 27 0Z" fill="${shade}"/><path d="M-16-50C-26-66-24-86-17-86C-10-86-7-66-9-52ZM-3-53C-6-70 1-86 7-83C14-80 8-62 3-51Z" fill="${fur}"/><path d="M-15-56C-20-68-20-79-17-79C-13-79-11-66-12-56ZM0-57C-1-68 3-77 6-76C9-75 5-64 2-55Z" fill="${inner}"/><path d="M-25-37C-25-50-16-56-6-56C5-56 12-48 11-38C10-28 2-24-8-24C-18-24-25-28-25-37Z" fill="${fur}"/><circle cx="-15" cy="-40" r="2.6" fill="#3d2440"/><circle cx="-1" cy="-40" r="2.6" fill="#3d2440"/><path d="M-10.5-35h5l-2.5 3Z" fill="#a8606a"/><path d="M-8-32v2m0 0q-3 2-5 0m5 0q3 2 5 0" stroke="#7b5070" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M-18 0q0-8 8-8t8 8Z" fill="#e0cdd6"/>`,
  sleeping: `<circle cx="34" cy="-9" r="8" fill="#f6ead9"/><path d="M-32 0C-34-18-16-32 4-32C26-32 38-16 34 0Z" fill="${fur}"/><path d="M8 0C6-14 18-22 27-17C34-12 35-4 34 0Z" fill="${shade}"/><path d="M-20-26C-6-40 12-44 15-38C18-32 2-24-12-20Z" fill="${shade}"/><path d="M-14-26C-4-35 8-38 10-36C11-33 0-27-9-24Z" fill="${inner}"/><path d="M-40-10C-40-22-31-28-21-28C-10-28-3-20-4-11C-5-3-12 0-22 0C-32 0-40-2-40-10Z" fill="${fur}"/><path d="M-31-13q4 3 8 0m5 0q4 3 7 0" stroke="#3d2440" stroke-width="1.9" fill="none" stroke-linecap="round"/><path d="M-24-8h5l-2.5 3Z" fill="#a8606a"/>`,
};

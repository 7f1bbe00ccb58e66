import { lampGlow } from './lantern.ts';
import type { PaintBox } from './paint-box.ts';

/** Where the smoke leaves the chimney, as seen from the cottage's own middle. */
export const chimney = { x: 49, y: -144 };

/** The house with the lit window: two heads behind it, one of them smaller. It stands on y = 0, its middle at x = 0. */
export function cottage(box: PaintBox): string {
  const shadow = box.shadow('cut', { dy: -4, blur: 7, opacity: 0.42 });
  const wall = box.vertical('wall', [
    [0, '#8b5a5e'],
    [1, '#b67a62'],
  ]);
  const roof = box.vertical('roof', [
    [0, '#5c4370'],
    [1, '#7b5077'],
  ]);
  const [flame, glow, edge] = box.palette.lamp;
  const light = box.radial('window', [
    [0, flame],
    [0.6, glow],
    [1, edge],
  ]);
  const pool = box.radial('pool', [
    [0, '#ffca78', 0.55],
    [0.55, '#f0a860', 0.18],
    [1, '#f0a860', 0],
  ]);
  return `<ellipse cx="0" cy="16" rx="210" ry="46" fill="${pool}"/>
<g filter="${shadow}"><path d="M38-134h22v46H38z" fill="#5a3f58"/><path d="M33-140h32q3 0 3 4v6H30v-6q0-4 3-4z" fill="#6d4c63"/><path d="M-74-74Q-74-80-68-80H68Q74-80 74-74V8H-74Z" fill="${wall}"/><path d="M-98-66C-70-92-46-128-26-142Q0-154 26-142C46-128 70-92 98-66Q101-58 92-58Q84-58 80-64Q74-56 66-56T52-63Q46-56 38-56T24-63Q18-56 10-56T-4-63Q-10-56-18-56T-32-63Q-38-56-46-56T-60-63Q-66-56-74-56T-86-62Q-92-57-97-60Q-100-63-98-66Z" fill="${roof}"/></g>
<path d="M-92-72C-66-98-44-128-24-138Q0-149 24-138C44-128 66-98 92-72" fill="none" stroke="#b98a93" stroke-opacity=".45" stroke-width="2.2" stroke-linecap="round"/>
<g stroke="#6b3f34" fill="none"><circle cy="-104" r="13" fill="${light}" stroke-width="3"/><path d="M0-117v26M-13-104h26" stroke-width="2.6"/><rect x="-56" y="-44" width="38" height="34" rx="5" fill="${light}" stroke-width="3.4"/><path d="M-37-44v34M-56-27h38" stroke-width="2.6"/></g>
<path d="M-60-9h46" stroke="#7c4b3d" stroke-width="5" stroke-linecap="round"/>
<g fill="#3d2440" opacity=".85"><circle cx="-45" cy="-14" r="4.6"/><path d="M-53-10q1-10 8-10t8 10z"/><circle cx="-31" cy="-16" r="6"/><path d="M-41-10q1-9 10-9t10 9z"/></g>
<path d="M18 8V-26Q18-46 36-46T54-26V8Z" fill="#7b3f3c"/><path d="M22 8V-26Q22-42 36-42T50-26V8Z" fill="#93504a"/><circle cx="46" cy="-14" r="2" fill="#ffdf9a"/><circle cx="36" cy="-30" r="6.5" fill="${light}"/>
<path d="M62-42q6 0 6 6" stroke="#6b3f34" stroke-width="2" fill="none"/><rect x="64" y="-37" width="9" height="12" rx="3" fill="#ffe3a4"/><circle cx="68.5" cy="-31" r="16" fill="${lampGlow(box)}"/>`;
}

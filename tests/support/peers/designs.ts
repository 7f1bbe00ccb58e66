// Design files as the service sends them, drawn by us: everything it says of a node, of which a screen needs little.

type Node = { id: string; name: string; type: string; children?: Node[]; [more: string]: unknown };

const solid = (r: number, g: number, b: number, more: object = {}) => ({
  blendMode: 'NORMAL',
  type: 'SOLID',
  color: { r, g, b, a: 1 },
  ...more,
});

const amber = solid(0.976_470_6, 0.721_568_6, 0.325_490_2);
const night = solid(0.047, 0.043, 0.129);

/** What the service adds to every node. */
const around = (width: number, height: number) => ({
  scrollBehavior: 'SCROLLS',
  blendMode: 'PASS_THROUGH',
  absoluteBoundingBox: { x: -1204, y: 88, width, height },
  absoluteRenderBounds: { x: -1204, y: 88, width, height },
  constraints: { vertical: 'TOP', horizontal: 'LEFT' },
  layoutAlign: 'INHERIT',
  layoutGrow: 0,
  strokes: [] as unknown[],
  strokeWeight: 1,
  strokeAlign: 'INSIDE',
  effects: [],
  interactions: [],
});

const text = (id: string, name: string, characters: string): Node => ({
  id,
  name,
  type: 'TEXT',
  ...around(320, 28),
  fills: [night],
  characters,
  characterStyleOverrides: [],
  styleOverrideTable: {},
  lineTypes: ['NONE'],
  style: { fontFamily: 'Nunito', fontPostScriptName: null, fontWeight: 400, fontSize: 17, letterSpacing: 0 },
});

const frame = (id: string, name: string, children: Node[], fills: unknown[] = [amber]): Node => ({
  id,
  name,
  type: 'FRAME',
  ...around(390, 844),
  fills,
  clipsContent: true,
  background: fills,
  backgroundColor: { r: 0, g: 0, b: 0, a: 0 },
  children,
});

const fileOf = (name: string, pages: Node[], components: object = {}) => ({
  document: {
    id: '0:0',
    name: 'Document',
    type: 'DOCUMENT',
    scrollBehavior: 'SCROLLS',
    children: pages,
  },
  components,
  componentSets: {},
  schemaVersion: 0,
  styles: {},
  name,
  lastModified: '2026-11-19T21:04:09Z',
  thumbnailUrl: 'https://s3-alpha.figma.com/thumbnails/0123',
  version: '4242',
  role: 'viewer',
  editorType: 'figma',
  linkAccess: 'view',
});

const page = (id: string, name: string, children: Node[]): Node => ({
  id,
  name,
  type: 'CANVAS',
  scrollBehavior: 'SCROLLS',
  backgroundColor: { r: 0.96, g: 0.96, b: 0.96, a: 1 },
  prototypeStartNodeID: null,
  flowStartingPoints: [],
  children,
});

/** Small enough to know by heart. */
export const bedtimeDesign = fileOf(
  'Bedtime screens',
  [
    page('0:1', 'Evening', [
      frame('1:2', 'Landing', [
        text('1:3', 'Heading', 'A story about the people they love, told tonight'),
        text('1:4', 'Button', 'Start tonight'),
        frame(
          '1:5',
          'Card',
          [text('1:6', 'Price', '$9.99')],
          [
            solid(1, 1, 1, { visible: false }),
            {
              blendMode: 'NORMAL',
              type: 'GRADIENT_LINEAR',
              gradientHandlePositions: [],
              gradientStops: [
                { color: { r: 1, g: 0, b: 0, a: 1 }, position: 0 },
                { color: { r: 0, g: 0, b: 1, a: 0.5 }, position: 1 },
              ],
            },
            { blendMode: 'NORMAL', type: 'IMAGE', scaleMode: 'FILL', imageRef: 'abc' },
          ],
        ),
      ]),
      { ...frame('1:404', 'Hidden lamp', [], [night]), visible: false },
    ]),
    page('0:2', 'Parts', [{ ...frame('2:1', 'Lamp button', [], [amber]), type: 'COMPONENT' }]),
  ],
  {
    '2:1': { key: 'k1', name: 'Lamp button', description: 'The one amber thing of a view', remote: false },
    '2:2': { key: 'k2', name: 'Night card', description: '', remote: false },
  },
);

/** A file with so many nodes, in frames of twenty. */
export function hugeDesign(nodes: number) {
  const frames: Node[] = [];
  for (let left = nodes - 2, number = 1; left > 0; number += 1) {
    const texts = Math.min(left - 1, 19);
    const inside = Array.from({ length: texts }, (_, index) =>
      text(`${number}:${index + 1}`, `Line ${index + 1}`, `Words ${index + 1} of screen ${number}`),
    );
    frames.push(frame(`${number}:0`, `Screen ${number}`, inside, [solid((number % 40) / 40, 0.5, 0.5)]));
    left -= texts + 1;
  }
  const components = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, index) => [
      `9:${index}`,
      { key: `k${index}`, name: `Component ${index + 1}`, description: 'A part', remote: false },
    ]),
  );
  return fileOf('Everything we ever drew', [page('0:1', 'All', frames)], components);
}

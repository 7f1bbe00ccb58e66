import { describe, expect, it } from 'vitest';
import type { DesignNode } from '#contract/design-import.ts';
import { rowsOf, stepFor, type TreeRow } from './tree-rows.ts';

const part = (name: string, ...children: DesignNode[]): DesignNode => ({
  id: name,
  name,
  type: 'FRAME',
  ...(children.length > 0 && { children }),
});

const pages = [
  part('Evening', part('Landing', part('Heading'), part('Button')), part('Reader', part('Dock'))),
  part('Parts', part('Lamp')),
];
const names = (rows: TreeRow[]) => rows.map(({ node }) => node.name);
const open = (...ids: string[]) => rowsOf(pages, new Set(ids));

describe('the rows of a tree', () => {
  it('are only those that can be seen', () => {
    expect(names(open())).toEqual(['Evening', 'Parts']);
    expect(names(open('Evening'))).toEqual(['Evening', 'Landing', 'Reader', 'Parts']);
    // Open itself, but inside of something that is closed.
    expect(names(open('Landing'))).toEqual(['Evening', 'Parts']);
  });

  it('know their place among brothers and sisters', () => {
    const rows = open('Evening', 'Landing');
    expect(
      rows.map(({ level, position, siblings, parent, isOpen }) => [
        level,
        position,
        siblings,
        parent,
        isOpen,
      ]),
    ).toEqual([
      [1, 1, 2, null, true],
      [2, 1, 2, 0, true],
      [3, 1, 2, 1, null],
      [3, 2, 2, 1, null],
      [2, 2, 2, 0, false],
      [1, 2, 2, null, false],
    ]);
  });
});

describe('the keys of a tree', () => {
  // Evening(0) Landing(1) Heading(2) Button(3) Reader(4) Parts(5)
  const rows = open('Evening', 'Landing');
  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 5, { to: 5 }],
    ['ArrowUp', 1, { to: 0 }],
    ['ArrowUp', 0, { to: 0 }],
    ['PageDown', 1, { to: 4 }],
    ['PageUp', 5, { to: 2 }],
    ['Home', 4, { to: 0 }],
    ['End', 0, { to: 5 }],
    ['ArrowRight', 4, { open: ['Reader'] }],
    ['ArrowRight', 1, { to: 2 }],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 1, { close: 'Landing' }],
    ['ArrowLeft', 3, { to: 1 }],
    ['ArrowLeft', 5, null],
    ['*', 1, { open: ['Reader'] }],
    ['*', 0, { open: ['Parts'] }],
    ['b', 0, { to: 3 }],
    ['e', 3, { to: 0 }],
    ['z', 0, null],
    [' ', 0, null],
    ['Tab', 0, null],
  ] as const)('%s on row %i', (key, at, step) => {
    expect(stepFor(key, rows, at, 3)).toEqual(step);
  });

  it('lead nowhere in an empty tree', () => expect(stepFor('ArrowDown', [], 0, 3)).toBeNull());
});

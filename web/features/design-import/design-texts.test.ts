import { describe, expect, it } from 'vitest';
import type { DesignNode, Paint } from '#contract/design-import.ts';
import { coloursIn } from './design-colours.ts';
import { previewOf, textsIn } from './design-texts.ts';

const node = (id: string, more: Partial<DesignNode> = {}): DesignNode => ({
  id,
  name: `Part ${id}`,
  type: 'FRAME',
  ...more,
});
const red = { r: 1, g: 0, b: 0, a: 1 };
const solid = (more: Partial<Paint> = {}): Paint => ({ type: 'SOLID', color: red, ...more });

describe('the texts of a design', () => {
  it('are found in the order they are drawn, wherever they are, and nothing empty is among them', () => {
    const document = node('0', {
      children: [
        node('1', { children: [node('2', { characters: 'Good night' })] }),
        node('3', { characters: ' \n ' }),
        node('4', { characters: 'Sleep\nwell' }),
      ],
    });
    expect(textsIn(document)).toEqual([
      { id: '2', name: 'Part 2', preview: 'Good night' },
      { id: '4', name: 'Part 4', preview: 'Sleep well' },
    ]);
  });

  it('are shown by thirty characters', () => {
    expect(previewOf('x'.repeat(30))).toBe('x'.repeat(30));
    expect(previewOf('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`);
    expect(previewOf('👨‍👩‍👧'.repeat(31))).toBe(`${'👨‍👩‍👧'.repeat(30)}…`);
  });
});

describe('the colours of a design', () => {
  it('are counted over fills and strokes, the most used first', () => {
    const blue = solid({ color: { r: 0, g: 0.5, b: 1, a: 1 } });
    const document = node('0', {
      fills: [blue],
      children: [node('1', { fills: [solid()], strokes: [solid()] })],
    });
    expect(coloursIn(document)).toEqual([
      { hex: '#FF0000', opacity: 100, uses: 2 },
      { hex: '#0080FF', opacity: 100, uses: 1 },
    ]);
  });

  it('differ by how much shines through, and count in gradients; what is hidden does not', () => {
    const document = node('0', {
      fills: [
        solid({ opacity: 0.5 }),
        solid(),
        solid({ visible: false }),
        { type: 'IMAGE' },
        { type: 'GRADIENT_LINEAR', gradientStops: [{ color: red }, { color: { ...red, a: 0.25 } }] },
      ],
    });
    expect(coloursIn(document)).toEqual([
      { hex: '#FF0000', opacity: 100, uses: 2 },
      { hex: '#FF0000', opacity: 50, uses: 1 },
      { hex: '#FF0000', opacity: 25, uses: 1 },
    ]);
  });
});

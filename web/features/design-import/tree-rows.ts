import type { DesignNode } from '#contract/design-import.ts';

// A tree as it is seen: one row after the other, and the keys that lead from row to row.

export type TreeRow = {
  node: DesignNode;
  /** How deep it lies: a page of the design is at 1. */
  level: number;
  /** Which of how many brothers and sisters, from 1. */
  position: number;
  siblings: number;
  /** The place of its parent among the rows. */
  parent: number | null;
  /** Null for a node without children. */
  isOpen: boolean | null;
};

export type OpenNodes = ReadonlySet<string>;

/** The rows that can be seen: children follow only an open node. */
export function rowsOf(nodes: readonly DesignNode[], open: OpenNodes): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (children: readonly DesignNode[], level: number, parent: number | null): void => {
    for (const [index, node] of children.entries()) {
      const within = node.children ?? [];
      const isOpen = within.length === 0 ? null : open.has(node.id);
      rows.push({ node, level, position: index + 1, siblings: children.length, parent, isOpen });
      if (isOpen) add(within, level + 1, rows.length - 1);
    }
  };
  add(nodes, 1, null);
  return rows;
}

/** What a key does: goes to a row, or opens or closes some. Null: nothing, and the key is the page's. */
export type TreeStep = { to: number } | { open: readonly string[] } | { close: string } | null;

export function stepFor(key: string, rows: readonly TreeRow[], at: number, pageRows: number): TreeStep {
  const row = rows[at];
  if (!row) return null;
  const to = (index: number): TreeStep => ({ to: Math.max(0, Math.min(rows.length - 1, index)) });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + pageRows);
    case 'PageUp':
      return to(at - pageRows);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === null) return null;
      return row.isOpen ? to(at + 1) : { open: [row.node.id] };
    case 'ArrowLeft':
      if (row.isOpen === true) return { close: row.node.id };
      return row.parent === null ? null : to(row.parent);
    case '*':
      return { open: closedBeside(rows, row) };
    default:
      return byFirstLetter(key, rows, at);
  }
}

function closedBeside(rows: readonly TreeRow[], { parent, level }: TreeRow): string[] {
  return rows
    .filter((row) => row.parent === parent && row.level === level && row.isOpen === false)
    .map(({ node }) => node.id);
}

/** The next row that begins with it, and after the last one the first again. */
function byFirstLetter(key: string, rows: readonly TreeRow[], at: number): TreeStep {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const later = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const found = later.findIndex(({ node }) => node.name.toLowerCase().startsWith(letter));
  return found === -1 ? null : { to: (at + 1 + found) % rows.length };
}

import type { DesignNode } from '#contract/design-import.ts';

/** Every part, from the outside in, as it is drawn. */
export function* partsOf(node: DesignNode): Generator<DesignNode> {
  yield node;
  for (const child of node.children ?? []) yield* partsOf(child);
}

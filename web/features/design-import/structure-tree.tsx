import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { DesignNode } from '#contract/design-import.ts';
import { useVisibleRows } from '#web/ui/use-visible-rows.ts';
import { StructureRow } from './structure-row.tsx';
import { type OpenNodes, rowsOf, stepFor, type TreeStep } from './tree-rows.ts';

const rowPx = 44;

type StructureTreeProps = {
  nodes: readonly DesignNode[];
  open: OpenNodes;
  chosen: ReadonlySet<string>;
  onOpen: (ids: readonly string[]) => void;
  onClose: (id: string) => void;
  onChoose: (id: string) => void;
};

/** The parts of a design, one in the other. One stop for the Tab key; arrows lead through it, and only what is seen is drawn. */
export function StructureTree({ nodes, open, chosen, onOpen, onClose, onChoose }: StructureTreeProps) {
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(nodes, open), [nodes, open]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { first, last } = useVisibleRows(box, {
    count: rows.length,
    stepPx: rowPx,
    spareRows: 6,
    scroller: 'box',
  });
  // What was active may have gone when something around it was closed.
  const at = Math.max(0, activeId === null ? 0 : rows.findIndex(({ node }) => node.id === activeId));
  const active = rows[at];
  // The active row is always there for a listener to hear, also when the eye has scrolled away from it.
  const drawn = [...new Set([at, ...numbersBetween(first, last)])].filter((index) => index < rows.length);

  function go(to: number): void {
    setActiveId(rows[to]?.node.id ?? null);
    const scroller = box.current;
    if (!scroller) return;
    const top = to * rowPx;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + rowPx > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + rowPx - scroller.clientHeight;
  }

  function take(step: Exclude<TreeStep, null>): void {
    if ('to' in step) go(step.to);
    else if ('open' in step) onOpen(step.open);
    else {
      setActiveId(step.close);
      onClose(step.close);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    const isChoice = event.key === ' ' || event.key === 'Enter';
    const pageRows = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowPx) - 1);
    const step = isChoice ? null : stepFor(event.key, rows, at, pageRows);
    if (!isChoice && !step) return;
    event.preventDefault();
    if (isChoice) onChoose(active.node.id);
    else if (step) take(step);
  }

  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      aria-label="Structure"
      aria-multiselectable="true"
      aria-activedescendant={active && `${treeId}-${active.node.id}`}
      className="group/tree relative max-h-[min(70dvh,36rem)] min-h-44 overflow-y-auto overscroll-contain rounded-md focus-visible:shadow-none focus-visible:outline-none"
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.length * rowPx }}>
        {drawn.map((index) => {
          const row = rows[index];
          return (
            row && (
              <StructureRow
                key={row.node.id}
                id={`${treeId}-${row.node.id}`}
                row={row}
                style={{ top: index * rowPx, height: rowPx }}
                isActive={index === at}
                isChosen={chosen.has(row.node.id)}
                onPress={() => {
                  setActiveId(row.node.id);
                  onChoose(row.node.id);
                }}
                onToggle={() => {
                  setActiveId(row.node.id);
                  if (row.isOpen === true) onClose(row.node.id);
                  else onOpen([row.node.id]);
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function numbersBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

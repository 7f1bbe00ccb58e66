import { useMemo } from 'react';
import type { DesignFile, DesignNode } from '#contract/design-import.ts';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { coloursIn } from './design-colours.ts';
import { textsIn } from './design-texts.ts';

// Three lists that may each be thousands long. They scroll with the page, and only what is seen is drawn.

const cell = 'flex min-w-0 items-center gap-3 rounded-md bg-field px-4 ring-[1.5px] ring-edge/40 ring-inset';

export function TextPanel({ document }: { document: DesignNode }) {
  const texts = useMemo(() => textsIn(document), [document]);
  if (texts.length === 0) return <Nothing>There are no words in this file.</Nothing>;
  return (
    <VirtualGrid
      label="Text Content"
      items={texts}
      keyOf={({ id }) => id}
      leastColumnPx={300}
      mostColumns={3}
      rowPx={68}
      gapPx={10}
    >
      {({ name, preview }) => (
        <div className={cell}>
          <span className="grid min-w-0">
            <span className="truncate font-bold">{preview}</span>
            <span className="truncate text-xs text-on-quiet">{name}</span>
          </span>
        </div>
      )}
    </VirtualGrid>
  );
}

export function ColourPanel({ document }: { document: DesignNode }) {
  const colours = useMemo(() => coloursIn(document), [document]);
  if (colours.length === 0) return <Nothing>There are no colours in this file.</Nothing>;
  return (
    <VirtualGrid
      label="Colors"
      items={colours}
      keyOf={({ hex, opacity }) => `${hex} ${opacity}`}
      leastColumnPx={200}
      mostColumns={4}
      rowPx={68}
      gapPx={10}
    >
      {({ hex, opacity, uses }) => (
        <div className={cell}>
          <span
            aria-hidden="true"
            className="size-10 shrink-0 rounded-full ring-[1.5px] ring-edge ring-inset"
            style={{ backgroundColor: hex, opacity: opacity / 100 }}
          />
          <span className="grid">
            <span className="font-bold tabular-nums">
              {hex}
              {opacity < 100 && ` · ${opacity}%`}
            </span>
            <span className="text-xs text-on-quiet">
              {uses === 1 ? 'used once' : `used ${uses.toLocaleString('en')} times`}
            </span>
          </span>
        </div>
      )}
    </VirtualGrid>
  );
}

export function ComponentPanel({ components }: { components: DesignFile['components'] }) {
  const list = useMemo(
    () => Object.entries(components).map(([id, component]) => ({ id, ...component })),
    [components],
  );
  if (list.length === 0) return <Nothing>There are no components in this file.</Nothing>;
  return (
    <VirtualGrid
      label="Components"
      items={list}
      keyOf={({ id }) => id}
      leastColumnPx={300}
      mostColumns={3}
      rowPx={76}
      gapPx={10}
    >
      {({ name, description }) => (
        <div className={cell}>
          <span className="grid min-w-0">
            <span className="truncate font-bold">{name}</span>
            <span className="line-clamp-2 text-xs text-on-quiet">
              {description || 'Without a description'}
            </span>
          </span>
        </div>
      )}
    </VirtualGrid>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="text-on-soft">{children}</p>;
}

import { useMemo, useState } from 'react';
import type { DesignNode } from '#contract/design-import.ts';
import { Button } from '#web/ui/button.tsx';
import { partsOf } from './design-parts.ts';
import { StructureTree } from './structure-tree.tsx';

type StructurePanelProps = {
  document: DesignNode;
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
};

export function StructurePanel({ document, chosen, onChoose }: StructurePanelProps) {
  const pages = useMemo(() => document.children ?? [], [document]);
  const pageIds = useMemo(() => pages.map(({ id }) => id), [pages]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(pageIds));
  const count = useMemo(() => Array.from(partsOf(document)).length - 1, [document]);
  if (pages.length === 0) return <p className="text-on-soft">There is nothing in this file yet.</p>;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-on-soft">
          {count.toLocaleString('en')} {count === 1 ? 'part' : 'parts'}. Choose those you want to export.
        </p>
        <div className="flex gap-2">
          <Button
            tone="ghost"
            size="small"
            onClick={() => setOpen(new Set(Array.from(partsOf(document), ({ id }) => id)))}
          >
            Open all
          </Button>
          <Button tone="ghost" size="small" onClick={() => setOpen(new Set())}>
            Close all
          </Button>
        </div>
      </div>
      <StructureTree
        nodes={pages}
        open={open}
        chosen={chosen}
        onChoose={onChoose}
        onOpen={(ids) => setOpen(new Set([...open, ...ids]))}
        onClose={(id) => setOpen(new Set([...open].filter((one) => one !== id)))}
      />
    </div>
  );
}

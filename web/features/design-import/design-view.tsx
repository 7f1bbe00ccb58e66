import { dayInWords } from '#web/platform/language.ts';
import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Pictures } from '#contract/design-import.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { type LoadedDesign, usePictures } from './design-calls.ts';
import { partsOf } from './design-parts.ts';
import { StructurePanel } from './structure-panel.tsx';
import { ColourPanel, ComponentPanel, TextPanel } from './summary-panels.tsx';

/** A file that has come: what is in it, four ways, and the parts of it that somebody wants as pictures. */
export function DesignView({ design: { key, file } }: { design: LoadedDesign }) {
  const [tab, setTab] = useState('structure');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pictures = usePictures(key);
  const { document } = file;

  function toggle(id: string): void {
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  }

  const tabs: readonly Tab[] = [
    {
      value: 'structure',
      label: 'Structure',
      content: sheet(<StructurePanel document={document} chosen={chosen} onChoose={toggle} />),
    },
    { value: 'text', label: 'Text Content', content: sheet(<TextPanel document={document} />) },
    { value: 'colours', label: 'Colors', content: sheet(<ColourPanel document={document} />) },
    {
      value: 'components',
      label: 'Components',
      content: sheet(<ComponentPanel components={file.components} />),
    },
  ];
  return (
    <section aria-label="The file" className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0">
          <h2 className="text-2xl wrap-anywhere text-lamp-50">{file.name}</h2>
          <p className="text-sm text-on-quiet">Last changed {dayOf(file.lastModified)}</p>
        </div>
        <Button
          icon={<Download size={20} aria-hidden="true" />}
          disabled={chosen.size === 0}
          isBusy={pictures.isPending}
          onClick={() => pictures.mutate([...chosen])}
        >
          Export selected{chosen.size > 0 && ` (${chosen.size})`}
        </Button>
      </header>
      {pictures.data && <PictureLinks pictures={pictures.data} design={{ key, file }} />}
      <Tabs label="What is in the file" tabs={tabs} value={tab} onValueChange={setTab} />
    </section>
  );
}

const sheet = (content: ReactNode) => <Card className="p-4! md:p-6!">{content}</Card>;

/** The service makes the pictures and keeps them for a while; a tap opens them there. */
function PictureLinks({ pictures: { images }, design }: { pictures: Pictures; design: LoadedDesign }) {
  const names = useMemo(
    () => new Map(Array.from(partsOf(design.file.document), ({ id, name }) => [id, name])),
    [design],
  );
  const asked = Object.entries(images);
  const made = asked.filter(([, link]) => link !== null).length;
  return (
    <Card aria-label="Exported" className="grid gap-2 p-5! md:p-6!">
      <output className="text-sm font-bold">
        {made === 1 ? 'One picture is' : `${made} pictures are`} ready. The design service keeps them for some
        days.
      </output>
      <ul className="flex max-h-56 flex-wrap gap-x-6 gap-y-1 overflow-y-auto">
        {asked.map(([id, link]) => (
          <li key={id} className="min-w-0">
            {link === null ? (
              <span className="inline-flex min-h-11 items-center text-sm text-on-quiet">
                {names.get(id) ?? id}: nothing to see
              </span>
            ) : (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center gap-1.5 text-sm font-bold text-link underline underline-offset-3"
              >
                {names.get(id) ?? id}
                <ExternalLink size={15} aria-label="opens in a new tab" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : dayInWords(date);
}

import { AudioLines, BookDown, FileText, Printer } from 'lucide-react';
import { saveFile } from '#web/platform/save-file.ts';
import { DropdownItem } from '#web/ui/dropdown-menu.tsx';
import { toasts } from '#web/ui/toasts.ts';
import type { Book } from './book.ts';
import { fileNameOf } from './file-name.ts';
import { plainText } from './plain-text.ts';

/** The ways out that open a dialog first. */
export type WayOut = 'print' | 'epub' | 'mp3';

/** The ways in which a story leaves the house, as items of its menu. */
export function BookItems({ book, onChoose }: { book: () => Book; onChoose: (way: WayOut) => void }) {
  return (
    <>
      <DropdownItem icon={<BookDown size={18} />} onSelect={() => onChoose('epub')}>
        Save as an e-book
      </DropdownItem>
      <DropdownItem icon={<AudioLines size={18} />} onSelect={() => onChoose('mp3')}>
        Save as MP3
      </DropdownItem>
      <DropdownItem icon={<Printer size={18} />} onSelect={() => onChoose('print')}>
        Print as a little book
      </DropdownItem>
      <DropdownItem icon={<FileText size={18} />} onSelect={() => saveText(book())}>
        Save as plain text
      </DropdownItem>
    </>
  );
}

function saveText(book: Book): void {
  const name = fileNameOf(book.title, 'txt');
  saveFile(name, new Blob([plainText(book)], { type: 'text/plain;charset=utf-8' }));
  toasts.show({ title: 'Saved', description: `“${name}” is among your downloads.`, tone: 'success' });
}

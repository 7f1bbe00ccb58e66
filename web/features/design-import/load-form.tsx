import { FolderOpen, KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useTokenTest } from './design-calls.ts';
import { fileKeyIn, isToken, type KeyTrouble, keyWords } from './file-key.ts';

/** Which file, and whether the house may ask for it at all. */
export function LoadForm({ isLoading, onLoad }: { isLoading: boolean; onLoad: (key: string) => void }) {
  const tokenTest = useTokenTest();
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState<KeyTrouble | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function change(value: string): void {
    setPasted(value);
    // A secret in the wrong place is said at once, and everything else when it is sent.
    setTrouble(isToken(value) ? 'token' : null);
  }

  function load(event: FormEvent): void {
    event.preventDefault();
    const found = fileKeyIn(pasted);
    if ('key' in found) onLoad(found.key);
    else {
      setTrouble(found.trouble);
      input.current?.focus();
    }
  }

  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={load}>
        <TextField
          ref={input}
          label="File URL or key"
          hint="The link in the address bar while the design is open, or the key in the middle of it."
          placeholder="https://www.figma.com/file/…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={pasted}
          error={trouble ? keyWords[trouble] : undefined}
          onChange={({ target }) => change(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            tone="amber"
            isBusy={isLoading}
            icon={<FolderOpen size={20} aria-hidden="true" />}
          >
            {isLoading ? 'Loading...' : 'Load file'}
          </Button>
          <Button
            tone="ghost"
            isBusy={tokenTest.isPending}
            icon={<KeyRound size={20} aria-hidden="true" />}
            onClick={() => tokenTest.mutate()}
          >
            Test API token
          </Button>
        </div>
      </form>
    </Card>
  );
}

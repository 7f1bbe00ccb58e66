import { Copy } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import type { Credentials } from './credentials-form.tsx';

/** What a family signs in with for the first time, to read or to copy. It is kept nowhere. */
export function CredentialsCard({ email, password }: Credentials) {
  return (
    <dl className="grid gap-3 rounded-md bg-field p-4 ring-[1.5px] ring-edge/50 ring-inset">
      <Line name="Email" value={email} />
      <Line name="Password" value={password} />
    </dl>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="grid">
        <dt className="text-sm font-bold text-on-quiet">{name}</dt>
        <dd className="font-read text-md break-all text-on">{value}</dd>
      </div>
      <IconButton
        label={`Copy ${name.toLowerCase()}`}
        icon={<Copy size={20} />}
        onClick={() => void copy(name, value)}
      />
    </div>
  );
}

async function copy(name: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toasts.show({ tone: 'success', title: `${name} copied` });
  } catch (trouble) {
    console.info('The browser does not let us copy', trouble);
    toasts.show({
      tone: 'error',
      title: 'Could not copy',
      description: 'Please select the text and copy it.',
    });
  }
}

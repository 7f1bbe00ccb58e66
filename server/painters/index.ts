import { type FreeQuestion, checkVendor } from '#server/platform/outbound-request.ts';
import type { Vendor } from '#server/platform/config/providers.ts';
import { openCompatible } from './compatible.ts';
import { openGoogle } from './google.ts';
import { openOpenAi, type RemotePainter } from './openai.ts';
import type { Painter } from './painter.ts';
import { withCircuit } from './with-circuit.ts';

/** What an operator says about the painter; who it is and what is missing the settings have looked at. */
export type PainterSettings = {
  name: string;
  apiKey: string | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
};

type PainterDescriptor = Vendor & {
  /** As an operator would call it. */
  title: string;
  address: string;
  /** The part of an address that says which of a vendor's languages is spoken; it may be left out of a setting. */
  version: string;
  model: string;
  open: (remote: RemotePainter) => Painter;
  freeQuestion: (baseUrl: string, apiKey: string | undefined) => FreeQuestion;
};

const bearer = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };

/** Those who can paint for a house; a new one is a file and an entry. Nobody is chosen by a key that happens to be there: it costs. */
export const painters: readonly PainterDescriptor[] = [
  {
    id: 'openai',
    title: 'OpenAI',
    own: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
    address: 'https://api.openai.com',
    version: 'v1',
    model: 'gpt-image-2.5-flare',
    open: openOpenAi,
    freeQuestion: (baseUrl, apiKey) => ({ url: `${baseUrl}/models`, headers: bearer(apiKey) }),
  },
  {
    id: 'google',
    title: 'Google',
    own: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_BASE_URL' },
    address: 'https://generativelanguage.googleapis.com',
    version: 'v1beta',
    model: 'gemini-nano-banana-2.1',
    open: openGoogle,
    freeQuestion: (baseUrl, apiKey) => ({
      url: `${baseUrl}/models?pageSize=1`,
      headers: { 'x-goog-api-key': apiKey ?? '' },
    }),
  },
  {
    id: 'compatible',
    title: 'A painting server of your own',
    needs: { BASE_URL: "the server's address", MODEL: 'a model of that server' },
    address: '',
    version: 'v1',
    model: '',
    open: openCompatible,
    freeQuestion: (baseUrl, apiKey) => ({
      url: `${baseUrl}/models`,
      headers: bearer(apiKey),
      isOptional: true,
    }),
  },
];

export type OpenedPainter = Painter & {
  /** As an operator would call it. */
  title: string;
  /** Asks whether it could paint now, by a question that nobody pays for. Throws when it could not. */
  isThere: (signal: AbortSignal) => Promise<void>;
};

/** A good picture takes a model half a minute, and a machine at home several. */
const usualPatienceMs = 240_000;
const circuit = { failures: 5, restMs: 60_000 };

/** The painter that the settings ask for; null where the house draws for itself, as it does unless it is told otherwise. */
export function openPainter(
  settings: PainterSettings | null,
  { now, patienceMs = usualPatienceMs }: { now: () => number; patienceMs?: number },
): OpenedPainter | null {
  const descriptor = painters.find(({ id }) => id === settings?.name);
  if (settings === null || !descriptor) return null;
  const { apiKey, model = descriptor.model } = settings;
  const baseUrl = versioned(settings.baseUrl ?? descriptor.address, descriptor.version);
  const painter = descriptor.open({ apiKey, baseUrl, model, patienceMs });
  return {
    ...withCircuit(painter, { ...circuit, now }),
    title: `${descriptor.title}, ${model}`,
    isThere: (signal) => checkVendor(descriptor.freeQuestion(baseUrl, apiKey), signal),
  };
}

/** As an operator writes it, with or without the version and a stroke at its end. */
function versioned(setting: string, version: string): string {
  const address = setting.trim().replace(/\/+$/, '');
  return new URL(address).pathname === '/' ? `${address}/${version}` : address;
}

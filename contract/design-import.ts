import * as z from 'zod/mini';
import { call } from './call.ts';

// A file of the design service, brought in to be looked at: its tree, its texts, its colours and its components.

const exportLimits = { nodes: 100, idCharacters: 200 } as const;
const exportFormats = ['png', 'jpg', 'svg', 'pdf'] as const;
const exportScales = ['0.5', '1', '2', '3', '4'] as const;

const Color = z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.number() });
export type Color = z.infer<typeof Color>;

/** One layer of paint. What is not a colour (a picture, a pattern) has a type alone. */
const Paint = z.object({
  type: z.string(),
  visible: z.optional(z.boolean()),
  opacity: z.optional(z.number()),
  color: z.optional(Color),
  gradientStops: z.optional(z.array(z.object({ color: Color }))),
});
export type Paint = z.infer<typeof Paint>;

export type DesignNode = {
  id: string;
  name: string;
  type: string;
  characters?: string | undefined;
  fills?: Paint[] | undefined;
  strokes?: Paint[] | undefined;
  absoluteBoundingBox?: { width: number; height: number } | null | undefined;
  children?: DesignNode[] | undefined;
};

/** Read from what the service sends, it is also the sieve: what is not named here does not pass. */
export const DesignNode: z.ZodMiniType<DesignNode, DesignNode> = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  characters: z.optional(z.string()),
  fills: z.optional(z.array(Paint)),
  strokes: z.optional(z.array(Paint)),
  absoluteBoundingBox: z.optional(z.nullable(z.object({ width: z.number(), height: z.number() }))),
  children: z.optional(z.array(z.lazy(() => DesignNode))),
});

export const DesignFile = z.object({
  name: z.string(),
  lastModified: z.string(),
  document: DesignNode,
  components: z.record(z.string(), z.object({ name: z.string(), description: z.string() })),
});
export type DesignFile = z.infer<typeof DesignFile>;

const TokenTest = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), user: z.object({ handle: z.string() }) }),
  z.object({ status: z.literal('error'), error: z.string() }),
]);
export type TokenTest = z.infer<typeof TokenTest>;

/** Where each chosen part can be fetched for a while; null for one of which no picture could be made. */
const Pictures = z.object({ images: z.record(z.string(), z.nullable(z.string())) });
export type Pictures = z.infer<typeof Pictures>;

/** As the service writes them: two numbers, and for a part of an instance the numbers of what it is part of. */
const nodeIdPattern = /^I?\d{1,10}:\d{1,10}(;\d{1,10}:\d{1,10})*$/;

const notParts = 'Those are not parts of a design file';
const NodeIds = z.pipe(
  z.pipe(
    z.string(notParts),
    z.transform((sent: string) => [...new Set(sent.split(','))]),
  ),
  z
    .array(
      z.string().check(z.maxLength(exportLimits.idCharacters, notParts), z.regex(nodeIdPattern, notParts)),
    )
    .check(z.maxLength(exportLimits.nodes, `Please export at most ${exportLimits.nodes} parts at once`)),
);

const ExportWish = z.object({
  ids: NodeIds,
  format: z._default(z.enum(exportFormats, `The format is one of ${exportFormats.join(', ')}`), 'png'),
  scale: z._default(
    z.pipe(
      z.enum(exportScales, `The scale is one of ${exportScales.join(', ')}`),
      z.transform((sent) => Number(sent)),
    ),
    1,
  ),
});

const OneFile = z.object({ fileKey: z.string().check(z.regex(/^[A-Za-z0-9]{10,64}$/)) });
const path = '/api/figma';

export const designImportCalls = {
  test: call({
    method: 'GET',
    path: `${path}/test`,
    access: 'family',
    summary: 'Whether this house may ask the design service, and in whose name.',
    status: 200,
    answer: TokenTest,
  }),
  file: call({
    method: 'GET',
    path: `${path}/file/{fileKey}`,
    access: 'family',
    summary: 'A design file: its tree, its texts, its colours and its components.',
    params: OneFile,
    status: 200,
    answer: DesignFile,
  }),
  export: call({
    method: 'GET',
    path: `${path}/file/{fileKey}/export`,
    access: 'family',
    summary: 'Links to pictures of chosen parts of a design file, good for a while.',
    params: OneFile,
    query: ExportWish,
    status: 200,
    answer: Pictures,
  }),
};

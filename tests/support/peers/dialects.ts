/** How each vendor says the same: the shapes of their streams, written after their published references. */
export type Dialect = {
  path: RegExp;
  pieces: (text: string, ending?: 'whole' | 'length' | 'filtered') => string[];
  errorBody: (status: number) => string;
  isInForm: (body: string) => boolean;
};

const tokensIn = (text: string): string[] => text.match(/[\s\S]{1,24}/g) ?? [];
const inEvent = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const chat: Dialect = {
  path: /^\/v1\/chat\/completions$/,
  isInForm: (body) => body.includes('"json_schema"'),
  errorBody: (status) =>
    JSON.stringify({
      error: { message: `The request failed with ${status}.`, type: 'error', param: null, code: null },
    }),
  pieces(text, ending = 'whole') {
    const reasons = { whole: 'stop', length: 'length', filtered: 'content_filter' };
    const chunk = (delta: object, finish: string | null = null) =>
      inEvent({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_763_600_000,
        model: 'a-model',
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    return [
      chunk({ role: 'assistant', content: '' }),
      ...tokensIn(text).map((content) => chunk({ content })),
      chunk({}, reasons[ending]),
      'data: [DONE]\n\n',
    ];
  },
};

const messages: Dialect = {
  path: /^\/v1\/messages$/,
  isInForm: (body) => body.includes('"json_schema"') || body.includes('"tool_choice"'),
  errorBody: (status) =>
    JSON.stringify({
      type: 'error',
      error: { type: 'api_error', message: `The request failed with ${status}.` },
    }),
  pieces(text, ending = 'whole') {
    const reasons = { whole: 'end_turn', length: 'max_tokens', filtered: 'refusal' };
    const usage = { input_tokens: 900, output_tokens: 1 };
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'a-model',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    };
    return [
      inEvent({ type: 'message_start', message }, 'message_start'),
      inEvent(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ),
      inEvent({ type: 'ping' }, 'ping'),
      ...tokensIn(text).map((token) =>
        inEvent(
          { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: token } },
          'content_block_delta',
        ),
      ),
      inEvent({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      inEvent(
        { type: 'message_delta', delta: { stop_reason: reasons[ending], stop_sequence: null }, usage },
        'message_delta',
      ),
      inEvent({ type: 'message_stop' }, 'message_stop'),
    ];
  },
};

const generateContent: Dialect = {
  path: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
  isInForm: (body) => body.includes('"responseSchema"') || body.includes('"responseJsonSchema"'),
  errorBody: (status) =>
    JSON.stringify({
      error: { code: status, message: `The request failed with ${status}.`, status: 'INTERNAL' },
    }),
  pieces(text, ending = 'whole') {
    const reasons = { whole: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' };
    const chunk = (token: string, finishReason?: string) =>
      inEvent({
        candidates: [
          {
            index: 0,
            content: { role: 'model', parts: [{ text: token }] },
            ...(finishReason && { finishReason }),
          },
        ],
        usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 1, totalTokenCount: 901 },
        modelVersion: 'a-model',
      });
    return [...tokensIn(text).map((token) => chunk(token)), chunk('', reasons[ending])];
  },
};

/** One for each provider, by its id: every test of a writer that is asked over HTTP runs over them. */
export const dialects = {
  openai: chat,
  anthropic: messages,
  google: generateContent,
  compatible: chat,
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as DialectName[];

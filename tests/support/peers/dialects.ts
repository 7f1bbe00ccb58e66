/** Why an answer ends: as it should, cut by its limit, cut by a filter, or because the model itself does not want to. */
export type DialectEnding = 'whole' | 'length' | 'filtered' | 'refused';

/** How each vendor says the same: the shapes of their streams, written after their published references. */
export type Dialect = {
  path: RegExp;
  /** Where its own judge of texts is asked, if it has one. */
  judgePath?: RegExp;
  /** So many letters in each, as tokens come. */
  pieces: (text: string, ending?: DialectEnding, letters?: number) => string[];
  /** What it sends of its thinking before it says anything. */
  thought: (text: string) => string[];
  errorBody: (status: number) => string;
  isInForm: (body: string) => boolean;
};

const tokensIn = (text: string, letters = 24): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${letters}}`, 'g')) ?? [];
const inEvent = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const chat: Dialect = {
  // Servers that show it have a field of their own for it; OpenAI shows none.
  thought: (text) =>
    tokensIn(text).map((words) =>
      inEvent({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_763_600_000,
        model: 'a-model',
        choices: [{ index: 0, delta: { reasoning_content: words }, finish_reason: null }],
      }),
    ),
  path: /^\/v1\/chat\/completions$/,
  isInForm: (body) => body.includes('"json_schema"'),
  errorBody: (status) =>
    JSON.stringify({
      error: { message: `The request failed with ${status}.`, type: 'error', param: null, code: null },
    }),
  pieces(text, ending = 'whole', letters) {
    const reasons = { whole: 'stop', length: 'length', filtered: 'content_filter', refused: 'stop' };
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
      ...tokensIn(text, letters).map((words) =>
        chunk(ending === 'refused' ? { refusal: words } : { content: words }),
      ),
      chunk({}, reasons[ending]),
      // Once, at the end, and with no choice in it.
      inEvent({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_763_600_000,
        model: 'a-model',
        choices: [],
        usage: {
          prompt_tokens: 1_900,
          completion_tokens: 1_400,
          total_tokens: 3_300,
          prompt_tokens_details: { cached_tokens: 1_024 },
        },
      }),
      'data: [DONE]\n\n',
    ];
  },
};

const messages: Dialect = {
  thought: (text) => [
    inEvent(
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'thinking', thinking: '', signature: '' },
      },
      'content_block_start',
    ),
    ...tokensIn(text).map((thinking) =>
      inEvent(
        { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking } },
        'content_block_delta',
      ),
    ),
    inEvent({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
  ],
  path: /^\/v1\/messages$/,
  isInForm: (body) => body.includes('"json_schema"') || body.includes('"tool_choice"'),
  errorBody: (status) =>
    JSON.stringify({
      type: 'error',
      error: { type: 'api_error', message: `The request failed with ${status}.` },
    }),
  pieces(text, ending = 'whole', letters) {
    const reasons = { whole: 'end_turn', length: 'max_tokens', filtered: 'refusal', refused: 'refusal' };
    const usage = {
      input_tokens: 876,
      output_tokens: 1_400,
      cache_read_input_tokens: 1_024,
      cache_creation_input_tokens: 0,
    };
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
      ...tokensIn(text, letters).map((token) =>
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
  thought: (text) =>
    tokensIn(text).map((words) =>
      inEvent({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: words, thought: true }] } }],
      }),
    ),
  path: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/,
  isInForm: (body) => body.includes('"responseSchema"') || body.includes('"responseJsonSchema"'),
  errorBody: (status) =>
    JSON.stringify({
      error: { code: status, message: `The request failed with ${status}.`, status: 'INTERNAL' },
    }),
  pieces(text, ending = 'whole', letters) {
    if (ending === 'refused') return [inEvent({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })];
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
        usageMetadata: {
          promptTokenCount: 1_900,
          candidatesTokenCount: 1_400,
          totalTokenCount: 3_300,
          cachedContentTokenCount: 1_024,
        },
        modelVersion: 'a-model',
      });
    return [...tokensIn(text, letters).map((token) => chunk(token)), chunk('', reasons[ending])];
  },
};

/** One for each provider, by its id: every test of a writer that is asked over HTTP runs over them. */
export const dialects = {
  openai: { ...chat, judgePath: /^\/v1\/moderations$/ },
  anthropic: messages,
  google: generateContent,
  compatible: chat,
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as DialectName[];

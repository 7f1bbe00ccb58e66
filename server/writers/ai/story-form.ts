import type { LanguageModelV3CallOptions } from '@ai-sdk/provider';

/**
 * The form of an answer. Structured outputs are written in the order of `required` (Google) or of `properties` (OpenAI, Anthropic), so
 * both say the same: ideas before the story, the story last.
 */
export const storyForm: NonNullable<LanguageModelV3CallOptions['responseFormat']> = {
  type: 'json',
  name: 'story',
  schema: {
    type: 'object',
    properties: {
      ideas: { type: 'array', items: { type: 'string' } },
      best: { type: 'integer' },
      picture: { type: 'array', items: { type: 'string' } },
      title: { type: 'string' },
      paragraphs: { type: 'array', items: { type: 'string' } },
    },
    required: ['ideas', 'best', 'picture', 'title', 'paragraphs'],
    additionalProperties: false,
  },
};

import type { JSONSchema7, LanguageModelV3CallOptions } from '@ai-sdk/provider';

/**
 * The form of an answer. Structured outputs are written in the order of `required` (Google) or of `properties` (OpenAI, Anthropic), so
 * both say the same: ideas before the story, the story last, and after it what is asked about it.
 */
export const storyForm: StoryForm = formWith({});

/** The same with questions for the next morning, for a family that would like them. */
export const storyFormWithBreakfast: StoryForm = formWith({
  breakfast: { type: 'array', items: { type: 'string' } },
});

export type StoryForm = NonNullable<LanguageModelV3CallOptions['responseFormat']>;

function formWith(last: Record<string, JSONSchema7>): StoryForm {
  return formOf('story', {
    ideas: { type: 'array', items: { type: 'string' } },
    best: { type: 'integer' },
    picture: { type: 'array', items: { type: 'string' } },
    title: { type: 'string' },
    paragraphs: { type: 'array', items: { type: 'string' } },
    ...last,
  });
}

/** All of it, in this order, and nothing else. */
export function formOf(name: string, properties: Record<string, JSONSchema7>): StoryForm {
  const required = Object.keys(properties);
  return {
    type: 'json',
    name,
    schema: { type: 'object', properties, required, additionalProperties: false },
  };
}

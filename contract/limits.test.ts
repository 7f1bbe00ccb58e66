import { expect, test } from 'vitest';
import { jsonBodyBytes } from './limits.ts';
import { narrationLimits } from './narration.ts';

test('the longest story that may be told fits into a request, in whatever way a program writes its letters', () => {
  const text = '\\u738b'.repeat(narrationLimits.storyText);
  const body = `{"text": "${text}", "voice": "shimmer", "storyId": "${'x'.repeat(64)}", "userId": "${'x'.repeat(64)}"}`;
  expect(JSON.parse(body)).toHaveProperty('text.length', narrationLimits.storyText);
  expect(Buffer.byteLength(body)).toBeLessThan(jsonBodyBytes);
});

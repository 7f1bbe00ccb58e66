import { describe, expect, it } from 'vitest';
import { createQuestions } from './questions.ts';

describe('questions that are dropped', () => {
  it('are left, with and without a limit of their own, and nothing more is asked for a while', () => {
    const questions = createQuestions();
    const asked = [questions.begin(undefined), questions.begin(new AbortController().signal)];
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    const goOn = questions.drop();
    for (const { signal } of [...asked, questions.begin(undefined)])
      expect(signal.reason).toMatchObject({ name: 'AbortError' });
    goOn();
    expect(questions.begin(undefined).signal.aborted).toBe(false);
  });

  it('are not those that have been answered', () => {
    const questions = createQuestions();
    const question = questions.begin(undefined);
    question.end();
    questions.drop();
    expect(question.signal.aborted).toBe(false);
  });
});

describe('whoever asks', () => {
  it('leaves a question for a reason of their own', () => {
    const asking = new AbortController();
    const question = createQuestions().begin(asking.signal);
    asking.abort(new DOMException('long enough', 'TimeoutError'));
    expect(question.signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('and has left before it was asked', () => {
    const asking = new AbortController();
    asking.abort();
    expect(createQuestions().begin(asking.signal).signal.aborted).toBe(true);
  });
});

/**
 * Questions that nobody has answered yet. While a family signs out nothing more is asked in its name, and what was asked is not waited for:
 * it would only be refused.
 */
export function createQuestions() {
  const unanswered = new Set<AbortController>();
  let isDropped = false;
  return { begin, drop };

  /** Left when whoever asks leaves it, for their reason, or when all are dropped. */
  function begin(given: AbortSignal | undefined): { signal: AbortSignal; end(): void } {
    const question = new AbortController();
    const follow = () => question.abort(given?.reason);
    if (given?.aborted) follow();
    else given?.addEventListener('abort', follow);
    if (isDropped) question.abort();
    unanswered.add(question);
    return { signal: question.signal, end: () => void unanswered.delete(question) };
  }

  /** Until the function that it gives is called. */
  function drop(): () => void {
    isDropped = true;
    for (const question of unanswered) question.abort();
    return () => void (isDropped = false);
  }
}

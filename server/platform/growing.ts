/** A sequence that is still growing, and that everyone who follows it reads from its beginning, each at their own pace. */
export type Growing<T> = {
  push: (item: T) => void;
  /** Nothing more comes. What breaks afterwards breaks nothing here. */
  end: () => void;
  fail: (reason: unknown) => void;
  /** To the end, or to where it broke, or until nobody listens any more. */
  follow: (signal?: AbortSignal) => AsyncGenerator<T, void>;
};

export function createGrowing<T>(): Growing<T> {
  const items: T[] = [];
  const news = createNews();
  let over: { failure?: { reason: unknown } } | undefined;
  const end = (how: NonNullable<typeof over>) => {
    over ??= how;
    news.tell();
  };
  return {
    push(item) {
      items.push(item);
      news.tell();
    },
    end: () => end({}),
    fail: (reason) => end({ failure: { reason } }),
    async *follow(signal) {
      for (let next = 0; ;) {
        if (signal?.aborted) return;
        const waiting = news.next(signal);
        if (next < items.length) {
          yield items[next] as T;
          next += 1;
        } else if (over?.failure) throw over.failure.reason;
        else if (over) return;
        else await waiting();
      }
    },
  };
}

export type News = {
  tell: () => void;
  /** Taken before looking, so that what comes while one looks is not missed: waits for what has come since. */
  next: (signal?: AbortSignal) => () => Promise<void>;
};

/** Wakes everybody who waits for more. */
export function createNews(): News {
  let wake: () => void = () => undefined;
  let coming = new Promise<void>((resolve) => (wake = resolve));
  return {
    tell() {
      const wakeAll = wake;
      coming = new Promise((resolve) => (wake = resolve));
      wakeAll();
    },
    next(signal) {
      const since = coming;
      return () => (signal ? untilEither(since, signal) : since);
    },
  };
}

function untilEither(since: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      signal.removeEventListener('abort', go);
      resolve();
    };
    signal.addEventListener('abort', go, { once: true });
    void since.then(go);
  });
}

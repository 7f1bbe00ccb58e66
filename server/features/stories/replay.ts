/** A sequence that is still growing, and that everyone who follows it reads from its beginning. */
export type Replay<T> = {
  push(item: T): void;
  end(): void;
  follow(): AsyncIterable<T>;
};

export function createReplay<T>(): Replay<T> {
  const items: T[] = [];
  let isOver = false;
  let wake: () => void = () => undefined;
  let news = new Promise<void>((resolve) => (wake = resolve));

  const tellEveryone = () => {
    wake();
    news = new Promise((resolve) => (wake = resolve));
  };

  return {
    push(item) {
      items.push(item);
      tellEveryone();
    },
    end() {
      isOver = true;
      tellEveryone();
    },
    async *follow() {
      for (let next = 0; ;) {
        const item = items[next];
        if (next < items.length && item !== undefined) {
          next += 1;
          yield item;
        } else if (isOver) return;
        else await news;
      }
    },
  };
}

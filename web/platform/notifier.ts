/**
 * Tells everybody who subscribed that something has changed or happened. Whatever several parts of a page show keeps its value itself, and
 * offers it as `current` and `subscribe`: useCurrent makes a component follow it.
 */
export function createNotifier<News = void>() {
  const subscribers = new Set<(news: News) => void>();
  return {
    /** The function given back ends the subscription. */
    subscribe: (hear: (news: News) => void): (() => void) => {
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    notify: (news: News): void => {
      for (const hear of subscribers) hear(news);
    },
    /** Ends all subscriptions. */
    close: (): void => subscribers.clear(),
  };
}

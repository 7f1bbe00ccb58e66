import { useSyncExternalStore } from 'react';

type Watched<Value> = {
  current: () => Value;
  subscribe: (hear: () => void) => () => void;
  /** What a page shows that was rendered at the build, until it is woken. */
  asBuilt?: () => Value;
};

/** The value as it is now, and again at each change. */
export function useCurrent<Value>({ current, subscribe, asBuilt }: Watched<Value>): Value {
  return useSyncExternalStore(subscribe, current, asBuilt);
}

import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Wakes a part of a public page; the promise is kept when its controls answer. */
export function hydrateIsland<Props extends object>(
  place: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((awake) => {
    hydrateRoot(
      place,
      <WhenAwake tell={awake}>
        <Component {...props} />
      </WhenAwake>,
      { identifierPrefix: `${place.dataset['island']}-` },
    );
  });
}

function WhenAwake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

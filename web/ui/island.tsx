import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When a living part of a public page wakes: soon after the first paint, when it is scrolled near, or when it is touched. */
export type Waking = 'idle' | 'visible' | 'touch';

type IslandProps<Props extends object> = {
  /** The island's name in the loader's list, web/app/site/islands.ts; the build refuses a name that is not there. */
  name: string;
  component: ComponentType<Props>;
  /** Written into the page as JSON, so that the browser wakes the part with what it was drawn with. */
  props: Props;
  when?: Waking;
  className?: string;
};

/**
 * A part of a public page that is drawn at build like the rest and comes alive in the browser. It is rendered as a root of
 * its own, because that is what it becomes there: ids made by React would not match otherwise.
 * Only public pages use this; it carries React's server renderer and must never reach a browser.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'idle',
  className,
}: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-when={when}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

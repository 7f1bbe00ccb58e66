// What lies over the page and is closed by Back: the topmost first. A dialog, a menu, a few controls behind a button; not a story, which
// has an address of its own.

const layers: (() => void)[] = [];

/** Gives back how it is told that the layer has gone. */
export function layOver(close: () => void): () => void {
  const layer = () => close();
  layers.push(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** Closes what lies on top of the page; false where nothing does. */
export function closeTopmost(): boolean {
  const top = layers.at(-1);
  top?.();
  return top !== undefined;
}

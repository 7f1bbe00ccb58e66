let holders = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** The page stays where it is, and as wide as it is, while something stands before it. Gives back the way to let it go. */
export function lockPageScroll(): () => void {
  const page = document.documentElement;
  holders += 1;
  if (holders === 1) {
    const { overflow, scrollbarGutter } = page.style;
    before = { overflow, scrollbarGutter };
    if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    holders -= 1;
    if (holders === 0) Object.assign(page.style, before);
  };
}

/** What a parent would send back. The kind is for the log; `say` tells whoever writes it again, and has no name in it. */
export type Fault = {
  kind:
    | 'form'
    | 'cut-off'
    | 'too-short'
    | 'too-long'
    | 'missing'
    | 'idle'
    | 'stranger'
    | 'not-asleep'
    | 'not-safe'
    | 'unfit'
    | 'language'
    | 'told-before'
    | 'off-the-wish';
  say: string;
};

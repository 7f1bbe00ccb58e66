declare module 'lamplight-fonts/*?url' {
  const url: string;
  export default url;
}

/** Put together from pictures/ by tools/picture-parts.ts. */
declare module 'lamplight-pictures/*?url' {
  const address: string;
  export default address;
}

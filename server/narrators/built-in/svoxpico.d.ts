declare module '@echogarden/svoxpico-wasm' {
  const init: () => Promise<{
    HEAPU8: Uint8Array;
    FS: { writeFile: (path: string, content: Uint8Array) => void };
  }>;
  export default init;
}

/** Node has it; the server's type library, which knows no browser, does not say so. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Module {
    private readonly isModule: true;
  }
  class Instance {
    constructor(program: Module, imports: Imports);
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}

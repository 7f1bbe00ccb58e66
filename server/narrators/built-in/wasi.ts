/**
 * The thirteen system calls that Flite makes, answered from memory: it sees an empty folder, may write files that are only
 * arrays, and has neither network nor disk. Node's own WASI would need a real folder and prints a warning; a shim made for browsers
 * answers every call there is, and its clock would have to be stopped from outside.
 */
export type WasiRun = { files: Map<string, MemoryFile>; output: () => string };
export type MemoryFile = { bytes: Uint8Array; length: number };

type OpenFile =
  | { kind: 'stdin' | 'stdout' | 'folder' }
  | { kind: 'file'; file: MemoryFile; position: number };

const success = 0;
const badDescriptor = 8;
const noSuchFile = 44;
const notSeekable = 70;
const folderDescriptor = 3;
const createFlag = 1;

export class ProgramExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the program ended with code ${code}`);
    this.code = code;
  }
}

export function createWasi(args: readonly string[], memoryOf: () => WebAssembly.Memory) {
  const encoder = new TextEncoder();
  const argv = args.map((arg) => encoder.encode(`${arg}\0`));
  const files = new Map<string, MemoryFile>();
  const printed: Uint8Array[] = [];
  const open = new Map<number, OpenFile>([
    [0, { kind: 'stdin' }],
    [1, { kind: 'stdout' }],
    [2, { kind: 'stdout' }],
    [folderDescriptor, { kind: 'folder' }],
  ]);
  let nextDescriptor = folderDescriptor + 1;

  const view = () => new DataView(memoryOf().buffer);
  const bytes = () => new Uint8Array(memoryOf().buffer);
  /** The scattered pieces of memory that a read or a write names. */
  function pieces(list: number, count: number): Uint8Array[] {
    const data = view();
    return Array.from({ length: count }, (_, i) => {
      const at = data.getUint32(list + 8 * i, true);
      return bytes().subarray(at, at + data.getUint32(list + 8 * i + 4, true));
    });
  }

  const calls = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, argv.length, true);
      view().setUint32(
        sizeAt,
        argv.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return success;
    },
    args_get(pointersAt: number, textAt: number) {
      let pointer = pointersAt;
      let at = textAt;
      for (const arg of argv) {
        view().setUint32(pointer, at, true);
        bytes().set(arg, at);
        pointer += 4;
        at += arg.length;
      }
      return success;
    },
    // The same moment always: speech must not depend on when it was made.
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true);
      return success;
    },
    fd_close(descriptor: number) {
      open.delete(descriptor);
      return success;
    },
    fd_fdstat_get(descriptor: number, at: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      const fileTypes = { stdin: 2, stdout: 2, folder: 3, file: 4 };
      view().setUint8(at, fileTypes[file.kind]);
      view().setUint16(at + 2, 0, true);
      const everyRight = 2n ** 64n - 1n;
      view().setBigUint64(at + 8, everyRight, true);
      view().setBigUint64(at + 16, everyRight, true);
      return success;
    },
    fd_fdstat_set_flags: () => success,
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== folderDescriptor) return badDescriptor;
      view().setUint8(at, 0);
      view().setUint32(at + 4, 1, true);
      return success;
    },
    fd_prestat_dir_name(descriptor: number, at: number) {
      if (descriptor !== folderDescriptor) return badDescriptor;
      bytes()[at] = '.'.charCodeAt(0);
      return success;
    },
    fd_read(descriptor: number, list: number, count: number, readAt: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      let read = 0;
      if (file.kind === 'file') {
        for (const piece of pieces(list, count)) {
          const part = file.file.bytes.subarray(
            file.position,
            Math.min(file.position + piece.length, file.file.length),
          );
          piece.set(part);
          file.position += part.length;
          read += part.length;
        }
      }
      view().setUint32(readAt, read, true);
      return success;
    },
    fd_seek(descriptor: number, offset: bigint, from: number, positionAt: number) {
      const file = open.get(descriptor);
      if (file?.kind !== 'file') return notSeekable;
      const base = from === 0 ? 0 : from === 1 ? file.position : file.file.length;
      file.position = base + Number(offset);
      view().setBigUint64(positionAt, BigInt(file.position), true);
      return success;
    },
    fd_write(descriptor: number, list: number, count: number, writtenAt: number) {
      const file = open.get(descriptor);
      if (!file) return badDescriptor;
      let written = 0;
      for (const piece of pieces(list, count)) {
        if (file.kind === 'file') writeAt(file, piece);
        else printed.push(piece.slice());
        written += piece.length;
      }
      view().setUint32(writtenAt, written, true);
      return success;
    },
    path_open(
      _folder: number,
      _lookup: number,
      nameAt: number,
      nameLength: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _descriptorFlags: number,
      descriptorAt: number,
    ) {
      const name = new TextDecoder().decode(bytes().slice(nameAt, nameAt + nameLength));
      if (flags & createFlag) files.set(name, { bytes: new Uint8Array(0), length: 0 });
      const file = files.get(name);
      if (!file) return noSuchFile;
      open.set(nextDescriptor, { kind: 'file', file, position: 0 });
      view().setUint32(descriptorAt, nextDescriptor, true);
      nextDescriptor += 1;
      return success;
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };

  const output = () => Buffer.concat(printed).toString('latin1');
  return { calls, run: { files, output } satisfies WasiRun };
}

function writeAt(open: { file: MemoryFile; position: number }, piece: Uint8Array) {
  const end = open.position + piece.length;
  if (open.file.bytes.length < end) {
    const larger = new Uint8Array(Math.max(end, open.file.bytes.length * 2, 65_536));
    larger.set(open.file.bytes.subarray(0, open.file.length));
    open.file.bytes = larger;
  }
  open.file.bytes.set(piece, open.position);
  open.position = end;
  open.file.length = Math.max(open.file.length, end);
}

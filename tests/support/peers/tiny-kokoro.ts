import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Whether the operator of this machine, or its CI, has installed the optional engine. */
export function isKokoroInstalled(): boolean {
  try {
    createRequire(join(process.cwd(), 'package.json')).resolve('kokoro-js');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}

/**
 * A model folder as Kokoro's loader wants it, around a graph of fourteen sums made here: for each symbol 600 samples of a hum whose pitch
 * is the symbol's number. It has Kokoro's inputs and output and none of its weights, so the whole path can be walked without them.
 */
export async function makeTinyKokoro(folder: string): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true });
  await writeFile(join(folder, 'onnx', 'model_quantized.onnx'), hummingModel());
  await writeJson(join(folder, 'config.json'), { model_type: 'style_text_to_speech_2' });
  await writeJson(join(folder, 'tokenizer.json'), tokenizer());
  await writeJson(join(folder, 'tokenizer_config.json'), {
    model_max_length: 512,
    pad_token: '$',
    unk_token: '$',
    tokenizer_class: 'PreTrainedTokenizer',
  });
}

async function writeJson(path: string, value: unknown) {
  await writeFile(path, JSON.stringify(value));
}

/** Protocol buffers by hand, as far as ONNX needs them here. */
type Bytes = Buffer;
const glue = (parts: readonly Bytes[]): Bytes => Buffer.concat(parts);

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.from(bytes);
}
const number = (field: number, value: number) => glue([varint(field * 8), varint(value)]);
function block(field: number, content: string | Bytes): Bytes {
  const bytes = Buffer.from(content);
  return glue([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

function node(operation: string, inputs: string[], output: string, attributes: Bytes[] = []): Bytes {
  return glue([
    ...inputs.map((name) => block(1, name)),
    block(2, output),
    block(3, `${output}-step`),
    block(4, operation),
    ...attributes.map((attribute) => block(5, attribute)),
  ]);
}
const attribute = (name: string, value: number) => glue([block(1, name), number(3, value), number(20, 2)]);

function integers(name: string, values: number[], isScalar = false): Bytes {
  const raw = Buffer.alloc(values.length * 8);
  values.forEach((value, i) => raw.writeBigInt64LE(BigInt(value), i * 8));
  return glue([...(isScalar ? [] : [number(1, values.length)]), number(2, 7), block(8, name), block(9, raw)]);
}
function floats(name: string, values: number[]): Bytes {
  const raw = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => raw.writeFloatLE(value, i * 4));
  return glue([number(1, values.length), number(2, 1), block(8, name), block(9, raw)]);
}
function tensorInfo(name: string, elementType: number, dimensions: (number | string)[]): Bytes {
  const shape = glue(
    dimensions.map((size) => block(1, typeof size === 'string' ? block(2, size) : number(1, size))),
  );
  return glue([block(1, name), block(2, block(1, glue([number(1, elementType), block(2, shape)])))]);
}

function hummingModel(): Bytes {
  const float = 1;
  const int64 = 7;
  const graph = glue([
    ...[
      node('Cast', ['input_ids'], 'ids', [attribute('to', float)]),
      node('Mul', ['ids', 'step'], 'steps'),
      node('Add', ['steps', 'base'], 'pitches'),
      node('Unsqueeze', ['pitches', 'last-axis'], 'columns'),
      node('Expand', ['columns', 'each-600'], 'grid'),
      node('Reshape', ['grid', 'flat'], 'row'),
      node('CumSum', ['row', 'axis-1'], 'phase'),
      node('Sin', ['phase'], 'hum'),
      node('Mul', ['hum', 'quiet'], 'quiet-hum'),
      node('ReduceMean', ['style'], 'style-mean', [attribute('keepdims', 0)]),
      node('Mul', ['style-mean', 'zero'], 'no-style'),
      node('Add', ['quiet-hum', 'no-style'], 'styled'),
      node('Mul', ['speed', 'zero'], 'no-speed'),
      node('Add', ['styled', 'no-speed'], 'waveform'),
    ].map((step) => block(1, step)),
    block(2, 'humming'),
    ...[
      integers('last-axis', [2]),
      integers('each-600', [1, 1, 600]),
      integers('flat', [1, -1]),
      integers('axis-1', [1], true),
      floats('step', [0.0005]),
      floats('base', [0.03]),
      floats('quiet', [0.2]),
      floats('zero', [0]),
    ].map((constant) => block(5, constant)),
    block(11, tensorInfo('input_ids', int64, [1, 'symbols'])),
    block(11, tensorInfo('style', float, [1, 256])),
    block(11, tensorInfo('speed', float, [1])),
    block(12, tensorInfo('waveform', float, [1, 'samples'])),
  ]);
  const operatorSet = glue([block(1, ''), number(2, 13)]);
  return glue([number(1, 8), block(2, 'lamplight tests'), block(7, graph), block(8, operatorSet)]);
}

function tokenizer() {
  const symbols = Array.from(';:,.!?—…"()“” abcdefghijklmnopqrstuvwxyzæðŋɑɐɔəɚɛɜɡɪɹɾʃʊʌʒθˈˌːᵊᵻ');
  const vocabulary = Object.fromEntries([['$', 0], ...symbols.map((symbol, i) => [symbol, i + 1] as const)]);
  const known = symbols.map((symbol) => symbol.replace(/[\\\]^-]/, '\\$&')).join('');
  const edge = { SpecialToken: { id: '$', type_id: 0 } };
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Replace', pattern: { Regex: `[^${known}$]` }, content: '' },
    pre_tokenizer: { type: 'Split', pattern: { Regex: '' }, behavior: 'Isolated', invert: false },
    post_processor: {
      type: 'TemplateProcessing',
      single: [edge, { Sequence: { id: 'A', type_id: 0 } }, edge],
      pair: [],
      special_tokens: { $: { id: '$', ids: [0], tokens: ['$'] } },
    },
    decoder: null,
    model: { type: 'WordLevel', vocab: vocabulary, unk_token: '$' },
  };
}

// `npm run figures`: how large our files and functions are, and how many lines of test stand beside a line of code. Wanted are files of 50 lines in
// the middle, 95 of 100 below 200 and none over 400; of functions 95 of 100 below 45; and six to ten lines of test for ten of code.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { inRoot, say } from './house.mjs';

const isTest = (file) => /\.(test|journey|contract)\.tsx?$/.test(file) || file.startsWith('tests/');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.d\.m?ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
const files = sources.map(({ file, text }) => ({ name: file, lines: linesIn(text) }));
const [tests, code] = [true, false].map((wanted) => files.filter(({ name }) => isTest(name) === wanted));
const functions = sources.filter(({ file }) => !isTest(file)).flatMap(functionsIn);

row('', ['number', 'middle', '95 of 100', 'longest']);
for (const room of ['contract', 'server', 'web', 'tools', 'bench'])
  row(`files in ${room}`, sizesOf(code.filter(({ name }) => name.startsWith(`${room}/`))));
row('files of code', sizesOf(code));
row('functions', sizesOf(functions));
row('files of tests', sizesOf(tests));
say(
  `\n${(sum(tests) / sum(code)).toFixed(2)} lines of test for a line of code (${sum(tests)} and ${sum(code)})`,
);
for (const [what, list] of Object.entries({ files: code, functions, 'files of tests': tests }))
  say(`\nThe longest ${what}:\n${longest(list).join('\n')}`);

function functionsIn({ file, text }) {
  const found = [];
  const note = ({ start, end }) => {
    const line = linesIn(text.slice(0, start));
    found.push({ name: `${file}:${line}`, lines: linesIn(text.slice(start, end)) });
  };
  const visitor = new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

function linesIn(text) {
  return text.trimEnd().split('\n').length;
}

function sizesOf(list) {
  const sizes = list.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  return [sizes.length, at(0.5), at(0.95), at(1)];
}

function longest(list) {
  return list
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, 6)
    .map(({ name, lines }) => `${String(lines).padStart(6)}  ${name}`);
}

function sum(list) {
  return list.reduce((all, { lines }) => all + lines, 0);
}

function row(name, cells) {
  say([name.padEnd(20), ...cells.map((cell) => String(cell).padStart(10))].join(''));
}

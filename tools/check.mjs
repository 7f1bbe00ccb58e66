// `npm run check`: everything CI runs, in one readable list. Each step says what it counts; the last line is the sum. With `-- --strictly` nothing is
// tried a second time, and tests come in another order: once a week, and before a release, it shows what a second try hides.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, run, say } from './house.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);

/** They only read, and leave no report. */
const readers = [
  { title: 'Formatting', command: [bin('oxfmt'), '--check'] },
  { title: 'Lint', command: [bin('oxlint')] },
  { title: 'Types', command: [bin('tsc'), '-b'] },
];

const steps = [
  { title: 'Unit tests', ...vitest('unit') },
  { title: 'Feature tests on the embedded database', ...vitest('sqlite') },
  { title: 'Feature tests on PostgreSQL', ...vitest('postgres') },
  { title: 'The built house', ...vitest('built') },
  { title: 'Journeys in a real browser', ...playwright() },
];

export async function check({ isStrict = false } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'lamplight-check-'));
  /** @type {string[]} */
  const names = [];
  const sum = { passed: 0, failed: 0, names };
  await readTogether(sum);
  for (const [index, { title, command, count }] of steps.entries()) {
    say(`\n── ${title}`);
    const report = join(scratch, `${index}.json`);
    const [program, ...args] = command;
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHECK_MODULES: join(scratch, 'modules'),
      ...(isStrict && { CHECK_STRICTLY: 'yes' }),
    };
    const ended = timed(
      run(
        program,
        args.map((arg) => arg.replace('{report}', report)),
        { env },
      ),
    );
    const { code, seconds } = await ended;
    note(sum, title, counted(report, count, code), seconds);
  }
  rmSync(scratch, { recursive: true, force: true });
  // Said once more where they are found: a long log is often shown by its end.
  for (const name of names) say(`\n✗ ${name}`);
  say(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

/** Lint leaves one core idle and types take both: begun together they take little more than the longer. What each says is shown in its turn. */
async function readTogether(sum) {
  const begun = readers.map(({ title, command: [program, ...args] }) => ({
    title,
    ended: timed(run(program, args, { quiet: true })),
  }));
  for (const { title, ended } of begun) {
    say(`\n── ${title}`);
    const { code, output, seconds } = await ended;
    if (code !== 0) say(output);
    note(sum, title, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds);
  }
}

function note(sum, title, { passed, failed, names }, seconds) {
  say(`   ${passed} passed, ${failed} failed, ${seconds} s`);
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0)
    sum.names.push(...(names?.length ? names : ['see above']).map((name) => `${title}: ${name}`));
}

async function timed(work) {
  const started = Date.now();
  const result = await work;
  return { ...result, seconds: Math.round((Date.now() - started) / 1_000) };
}

/** A runner that ended badly counts as a failure even when every test it got to had passed. */
function counted(report, count, code) {
  let result;
  try {
    result = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    say('   the runner left no report');
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function vitest(project) {
  return {
    command: [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      `--reporter=${inRoot('tools', 'second-tries.mjs')}`,
      '--reporter=json',
      '--outputFile.json={report}',
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      names: report.testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}: ${message}`] : []),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}\n${firstLines(failureMessages)}`),
      ]),
    }),
  };
}

function playwright() {
  return {
    command: [bin('playwright'), 'test'],
    // The report has named those that came right at the second try.
    count: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      names: failedJourneys(suites),
    }),
  };
}

const firstLines = (messages) =>
  messages.map((message) => (message ?? '').split('\n').slice(0, 8).join('\n')).join('\n');

function failedJourneys(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failedJourneys(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const wrongs = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return `${file} ${title}\n${firstLines(wrongs.map(({ message }) => message))}`;
      }),
  ]);
}

if (process.argv[1] === inRoot('tools', 'check.mjs'))
  process.exitCode = await check({ isStrict: process.argv.includes('--strictly') });

// `npm run check`: everything CI runs, in one readable list. Each step says what it counts; the last line is the sum. With `-- --strictly` nothing is
// tried a second time, and tests come in another order: once a week, and before a release, it shows what a second try hides.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, run, say } from './house.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);

const steps = [
  { title: 'Formatting', command: [bin('oxfmt'), '--check'] },
  { title: 'Lint', command: [bin('oxlint')] },
  { title: 'Types', command: [bin('tsc'), '-b'] },
  { title: 'Unit tests', ...vitest('unit') },
  { title: 'Feature tests on the embedded database', ...vitest('sqlite') },
  { title: 'Feature tests on PostgreSQL', ...vitest('postgres') },
  { title: 'The built house', ...vitest('built') },
  { title: 'Journeys in a real browser', ...playwright() },
];

export async function check({ isStrict = false } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'lamplight-check-'));
  let passed = 0;
  let failed = 0;
  const names = [];
  for (const [index, { title, command, count }] of steps.entries()) {
    say(`\n── ${title}`);
    const report = join(scratch, `${index}.json`);
    const [program, ...args] = command;
    const started = Date.now();
    const { code } = await run(
      program,
      args.map((arg) => arg.replace('{report}', report)),
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(isStrict && { CHECK_STRICTLY: 'yes' }) } },
    );
    const result = count
      ? counted(report, count, code)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    say(
      `   ${result.passed} passed, ${result.failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`,
    );
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0)
      names.push(...(result.names?.length ? result.names : ['see above']).map((name) => `${title}: ${name}`));
  }
  rmSync(scratch, { recursive: true, force: true });
  // Said once more where they are found: a long log is often shown by its end.
  for (const name of names) say(`\n✗ ${name}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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

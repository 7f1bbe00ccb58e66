// For the test runner: names what came right only at the second try. A race that nobody hears of is never mended.
export default class SecondTries {
  names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(test.fullName);
  }

  onTestRunEnd() {
    for (const name of this.names) console.log(`   at the second try: ${name}`);
  }
}

const MAX_SLOWEST = 5;

/** Counts the results of the unit and server tests and lists the slowest files, from Vitest's own report. */
export function unitCounts({ numPassedTests, numFailedTests, testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(`${process.cwd()}/`, ''),
    milliseconds: endTime - startTime,
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name.replace(`${process.cwd()}/`, '')),
    slowest: files.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, MAX_SLOWEST),
  };
}

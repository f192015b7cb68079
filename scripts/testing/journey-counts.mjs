/**
 * What became of the journeys, by Playwright's own report. One that a second try has passed has passed, and is named: it
 * tells of a test that does not wait, or of a moment in which the suite is not right.
 */
export function journeyCounts({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
  };
}

const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

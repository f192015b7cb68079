/**
 * Counts the results of the journeys in Playwright's report. A test that passes on retry counts as passed and
 * is listed: either it does not wait for something, or the suite is wrong for a moment.
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

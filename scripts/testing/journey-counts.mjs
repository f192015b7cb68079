/**
 * Counts the results of the journeys in Playwright's report. A test that passes on retry counts as passed and
 * is listed: either it does not wait for something, or the suite is wrong for a moment.
 */
export function journeyCounts({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
    slowest: suites
      .map((suite) => ({ name: suite.file, milliseconds: millisecondsOf(suite) }))
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST),
  };
}

const SLOWEST = 5;

/** Of all tries of all tests of a file; workers share it, so it is no time of the clock. */
const millisecondsOf = ({ suites = [], specs = [] }) =>
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration)),
    ),
  ) + sum(suites.map(millisecondsOf));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

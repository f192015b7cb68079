/**
 * Counts the results of the journeys in Playwright's report. A test that passes on retry counts as passed and
 * is listed: either it does not wait for something, or the suite is wrong for a moment.
 */
export function journeyCounts({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => listTests(suite, 'flaky')),
    failures: suites.flatMap((suite) => listTests(suite, 'unexpected')),
    slowest: suites
      .map((suite) => ({ name: suite.file, milliseconds: totalMilliseconds(suite) }))
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, MAX_SLOWEST),
  };
}

const MAX_SLOWEST = 5;

/** Adds up all attempts of all tests of a file. Workers run in parallel, so the sum is not elapsed time. */
const totalMilliseconds = ({ suites = [], specs = [] }) =>
  sum(
    specs.flatMap(({ tests }) =>
      tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration)),
    ),
  ) + sum(suites.map(totalMilliseconds));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const listTests = ({ suites = [], specs = [] }, wanted) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap((suite) => listTests(suite, wanted)),
];

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './install/chromium.mjs';
import { findRedis } from './install/redis.mjs';
import { installMissingPackages, root } from './install/install.mjs';
import { journeyCounts } from './checks/journey-counts.mjs';
import { durationTable } from './checks/duration-table.mjs';
import { runScript } from './checks/run-script.mjs';
import { runStage } from './checks/run-stage.mjs';
import { unitCounts } from './checks/unit-counts.mjs';

const RESULTS = `${root}.cache/test`;
const MAX_REPEATED = 6;

const unitTests = {
  title: 'unit and server tests',
  run: ['unit', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
  report: 'unit.json',
  count: unitCounts,
  repeatCommand: (files) => ['unit', ...files],
};
const journeys = {
  title: 'end-to-end tests',
  run: ['e2e'],
  isShown: true,
  report: 'e2e.json',
  count: journeyCounts,
  repeatCommand: () => ['e2e', '--last-failed', '--workers=1'],
};

/**
 * All checks, the quick ones first. A stage is a list of sequences that run in parallel. The unit tests and the journeys
 * fill the cores on their own; together they would exceed limits of time by waiting for each other. `report` is the
 * file in which a test runner stores its results.
 */
const stages = [
  [
    [{ title: 'format', run: ['format:check'] }],
    // The linter needs the types of the whole program, and so checks them too.
    [{ title: 'lint, import rules and types', run: ['lint'] }],
    [{ title: 'unused code', run: ['unused'] }],
  ],
  [
    [unitTests],
    [
      { title: 'build', run: ['build'] },
      { title: 'byte budgets', run: ['size'] },
    ],
  ],
  [[journeys]],
];

installMissingPackages();
const chromium = findChromium();
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
  REDIS_SERVER: findRedis(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`,
};
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
const flaky = [];
const durations = [];
for (const stage of stages) {
  const results = await runStage(stage, ({ run, isShown }) => runScript(run, { cwd: root, env, isShown }));
  for (const { step, code, milliseconds } of results) {
    const counts = countsOf(step, code);
    const isPassed = code === 0 || (await passOnRepeat(step, counts));
    total.passed += counts.passed;
    total.failed += isPassed ? 0 : Math.max(counts.failed, 1);
    flaky.push(...(counts.flaky ?? []));
    durations.push({ name: step.title, milliseconds, slowest: counts.slowest });
  }
  if (total.failed > 0) break;
}
if (flaky.length > 0) console.log(`\nPassed only on retry:\n  ${flaky.join('\n  ')}`);
console.log(`\n${durationTable(durations)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Runs the few tests that failed once more, on a machine that is quiet now. If they pass, they are flaky: the run goes
 * on and names them. More failures than that are no coincidence.
 */
async function passOnRepeat({ repeatCommand }, counts) {
  const failures = counts.failures ?? [];
  if (!repeatCommand || failures.length === 0 || failures.length > MAX_REPEATED) return false;
  console.log(`\n— once more: ${failures.join(', ')}`);
  const { code } = await runScript(repeatCommand(failures), { cwd: root, env, isShown: true });
  if (code !== 0) return false;
  counts.flaky = [...(counts.flaky ?? []), ...failures];
  counts.passed += counts.failed;
  return true;
}

/** Reads how many tests of a step passed and failed. A step without a report counts as one test. */
function countsOf({ report, count }, code) {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: 0 };
  try {
    return count(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
  } catch {
    // The runner ended before writing its report; its exit code shows the failure.
    return { passed: 0, failed: 0 };
  }
}

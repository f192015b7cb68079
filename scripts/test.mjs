import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './install/chromium.mjs';
import { findRedis } from './install/redis.mjs';
import { installMissingPackages, root } from './install/install.mjs';
import { journeyCounts } from './testing/journey-counts.mjs';
import { durationTable } from './testing/duration-table.mjs';
import { unitCounts } from './testing/unit-counts.mjs';

const RESULTS = `${root}.cache/test`;
const MAX_REPEATED = 6;

/**
 * Runs all checks, the quick ones first. The commands of one step need one core each; they run in parallel
 * and are printed in this order. `report` is the file in which a test runner stores its results.
 */
const steps = [
  [
    { title: 'format', run: ['format:check'] },
    { title: 'lint and import rules', run: ['lint'] },
    { title: 'types', run: ['typecheck'] },
    { title: 'unused code', run: ['unused'] },
  ],
  [
    {
      title: 'unit and server tests',
      run: ['unit', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
      report: 'unit.json',
      count: unitCounts,
      repeatCommand: (files) => ['unit', ...files],
    },
  ],
  [{ title: 'build', run: ['build'] }],
  [{ title: 'byte budgets', run: ['size'] }],
  [
    {
      title: 'end-to-end tests',
      run: ['e2e'],
      report: 'e2e.json',
      count: journeyCounts,
      repeatCommand: () => ['e2e', '--last-failed', '--workers=1'],
    },
  ],
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

let passed = 0;
let failed = 0;
const flaky = [];
const durations = [];
for (const step of steps) {
  const isOnlyCommand = step.length === 1;
  const runs = step.map(({ run }) => pnpm(run, isOnlyCommand));
  for (const [i, { title, report, count, repeatCommand }] of step.entries()) {
    console.log(`\n— ${title}`);
    const { code: firstCode, output, milliseconds } = await runs[i];
    process.stdout.write(output);
    const counts = report ? readCounts(report, count) : { passed: firstCode === 0 ? 1 : 0, failed: 0 };
    const code =
      firstCode !== 0 && repeatCommand ? await repeatFailures(repeatCommand, counts, firstCode) : firstCode;
    passed += counts.passed;
    failed += code === 0 ? counts.failed : Math.max(counts.failed, 1);
    flaky.push(...(counts.flaky ?? []));
    durations.push({ name: title, milliseconds, slowest: counts.slowest });
  }
  if (failed > 0) break;
}
if (flaky.length > 0) console.log(`\nPassed only on retry:\n  ${flaky.join('\n  ')}`);
console.log(`\n${durationTable(durations)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs the few tests that failed once more, on a machine that is quiet now. If they pass, they are flaky: the run goes
 * on and names them. More failures than that are no coincidence.
 */
async function repeatFailures(repeatCommand, counts, firstCode) {
  const failures = counts.failures ?? [];
  if (failures.length === 0 || failures.length > MAX_REPEATED) return firstCode;
  console.log(`\n— once more: ${failures.join(', ')}`);
  const { code } = await pnpm(repeatCommand(failures), true);
  if (code !== 0) return code;
  counts.flaky = [...(counts.flaky ?? []), ...failures];
  counts.passed += counts.failed;
  counts.failed = 0;
  return 0;
}

/**
 * Runs a script of the suite. Its output is shown immediately if it runs alone, and collected if others run
 * in parallel.
 */
async function pnpm(args, isOnlyCommand) {
  const startedAt = Date.now();
  const child = spawn('npx', ['--yes', 'pnpm@12.21.0', 'run', ...args], {
    cwd: root,
    env,
    stdio: isOnlyCommand ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  return { code, output, milliseconds: Date.now() - startedAt };
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
  } catch {
    // The runner ended before writing its report; its exit code shows the failure.
    return { passed: 0, failed: 0 };
  }
}

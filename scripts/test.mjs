import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './set-up/chromium.mjs';
import { findRedis } from './set-up/redis.mjs';
import { installWhatIsMissing, root } from './set-up/install.mjs';
import { journeyCounts } from './testing/journey-counts.mjs';

const RESULTS = `${root}.cache/test`;

/** The whole of what has to hold, the quick things first. `report` is where a runner writes down what it ran. */
const steps = [
  { says: 'format', run: ['format:check'] },
  { says: 'lint, and who may import whom', run: ['lint'] },
  { says: 'types', run: ['typecheck'] },
  { says: 'what nobody uses', run: ['unused'] },
  {
    says: 'unit and server tests',
    run: ['unit', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
    report: 'unit.json',
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  { says: 'build', run: ['build'] },
  { says: 'byte budgets', run: ['size'] },
  {
    says: 'browser journeys',
    run: ['e2e'],
    report: 'e2e.json',
    count: journeyCounts,
  },
];

installWhatIsMissing();
const env = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  REDIS_SERVER: findRedis(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`,
};
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;
const flaky = [];
for (const { says, run, report, count } of steps) {
  console.log(`\n— ${says}`);
  const { status } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'run', ...run], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const counts = report ? counted(report, count) : { passed: status === 0 ? 1 : 0, failed: 0 };
  passed += counts.passed;
  failed += status === 0 ? counts.failed : Math.max(counts.failed, 1);
  flaky.push(...(counts.flaky ?? []));
  if (status !== 0) break;
}
if (flaky.length > 0) console.log(`\nPassed only at the second try:\n  ${flaky.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function counted(report, count) {
  try {
    return count(JSON.parse(readFileSync(`${RESULTS}/${report}`, 'utf8')));
  } catch {
    // The runner ended before it could write anything, which its exit code tells.
    return { passed: 0, failed: 0 };
  }
}

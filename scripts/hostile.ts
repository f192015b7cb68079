import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hostileJourneys, hostileTests } from './checks/hostile-cases';

/**
 * Runs all tests with hostile releases, including those that wait for a long limit: first the unit tests, then the
 * journeys. With `--no-browser` the journeys are left out.
 */
const { values } = parseArgs({ options: { 'no-browser': { type: 'boolean', default: false } } });

const pnpm = (...args: string[]): number =>
  spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, HOSTILE: 'whole' },
  }).status ?? 1;

const unit = pnpm('unit', ...hostileTests);
const journeys = values['no-browser'] ? 0 : pnpm('e2e', ...hostileJourneys);
process.exit(unit || journeys);

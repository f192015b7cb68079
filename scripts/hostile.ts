import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hostileJourneys, hostileTests } from './testing/hostile-cases';

/**
 * Runs all hostile releases whole, with those that wait for a long limit: in tests, then in a browser. With
 * `--no-browser` the journeys are left out.
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

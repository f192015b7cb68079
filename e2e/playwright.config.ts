import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from './suite/chromium';
import { suiteAddress } from './suite/suite-address';

// Chosen once, in the process that starts the run; its workers inherit them.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'guest-suite-e2e-'));
const baseURL = suiteAddress();

/** Journeys in a real browser against the suite as a newcomer starts it, on an empty data directory. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // Half of a journey is to wait: for an answer, a clock, another guest.
  workers: 3,
  // Browsers and server share two cores, on which a moment may be too short. A second try is listed as flaky, by name.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Between a page and the network it would answer in the network's place; `offline.spec.ts` has it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `${baseURL}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...process.env,
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // So that the pages for those who build the suite are there.
      NODE_ENV: 'test',
      // It answers in the chat, and leaves requests and announcements to the journeys that are about them.
      DEMO_DESK: 'chat',
      DEMO_DESK_PACE: '0.3',
      // Staff for the journeys that need two sides.
      TEST_DOORS: '1',
      // The browsers and the server share this machine; what the limit does is the server's own test.
      FIRST_VIEW_MS: '3000',
    },
    stdout: 'pipe',
  },
});

import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlessShellOptions } from './suite/chromium';
import { suiteAddress } from './suite/suite-address';

/**
 * Journeys that mostly wait: for a connection that comes back, a page that is asked again, a quiet moment of the worker.
 * A worker of their own runs them beside the others, which fill the processors.
 */
const WAITING = [
  '**/pages/offline*.spec.ts',
  '**/releases/{fallback,open-tabs,remote-down}.spec.ts',
  '**/account/sign-up-restart.spec.ts',
  '**/chat/announcements.spec.ts',
];
const PUSH = '**/push/*.spec.ts';

// The values are chosen in the process that starts the run; its workers inherit them.
// Systems choose ports of outgoing connections above 32,767, so the suite and the push service listen below.
const firstPort = 10_000 + (process.pid % 2_000) * 10;
process.env.E2E_PORT ??= String(firstPort);
// The port at which the push service of the tests listens; the suite sends there in place of the browsers' services.
process.env.E2E_PUSH_PORT ??= String(firstPort + 1);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'guest-suite-e2e-'));
// The journeys release with the key that the suite makes when it starts first.
process.env.RELEASE_KEY ??= join(process.env.E2E_DATA_DIR, 'release-key.pem');
const baseURL = suiteAddress();

/**
 * Runs journeys in a real browser against the suite as it starts for a newcomer, with an empty data
 * directory.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  globalSetup: './suite/prepare-run.ts',
  fullyParallel: true,
  // Journeys spend half of their time waiting, so more workers than cores pay off.
  workers: 4,
  // Browsers and server share two cores, which can delay a step beyond its limit. A test that passes on retry
  // is listed as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // A service worker would respond in place of the network that tests intercept. `offline.spec.ts` enables
    // it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    launchOptions: headlessShellOptions,
  },
  projects: [
    // These tests take turns for a minute, so they begin first: at the end, all other workers would wait for them.
    { name: 'push', testMatch: PUSH, workers: 1 },
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'pages', testIgnore: [PUSH, ...WAITING], workers: 3 },
  ],
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
      RELEASE_KEY: '',
      LOG_LEVEL: 'error',
      // Enables the developer pages.
      NODE_ENV: 'test',
      // The demo desk answers chats and leaves requests and announcements to the journeys about them.
      DEMO_DESK: 'chat',
      DEMO_DESK_PACE: '0.3',
      PUSH_SERVICES: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`,
      // Provides staff accounts for journeys with two sides.
      TEST_DOORS: '1',
    },
    stdout: 'pipe',
  },
});

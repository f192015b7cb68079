import { chromium, type Browser } from '@playwright/test';

/**
 * Starts a browser that trusts the certificate of the benchmark's server and makes no background requests.
 */
export const startBrowser = (options: { fingerprint?: string; port?: number } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.fingerprint ? [`--ignore-certificate-errors-spki-list=${options.fingerprint}`] : []),
      ...(options.port ? [`--remote-debugging-port=${options.port}`] : []),
    ],
  });

import { chromium, type Browser } from '@playwright/test';

/** A browser that trusts the bench's own server and is left alone by everything else. */
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

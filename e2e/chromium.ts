import { chromium, type Browser } from '@playwright/test';

/** A browser for what is no test of the runner's, and which has its own. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });

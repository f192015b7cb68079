import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import process from 'node:process';

/** Pages of the browser's own windows, which nobody sees: a quarter of all that a run of journeys takes. */
const UNSEEN = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 switches off by itself; of two such lists the browser takes the last. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How the browser is opened, by the runner of the tests and by whoever needs one of their own. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  ],
};

/** A browser for what is no test of the runner's, and which has its own. */
export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions);

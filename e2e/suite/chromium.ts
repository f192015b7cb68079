import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import process from 'node:process';

/**
 * Features that load pages of the browser's own user interface, which tests never show. They take a quarter
 * of the time of a run.
 */
const UNUSED_FEATURES = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * The features that Playwright 1.65 disables itself. They are repeated here because Chromium uses only the
 * last `--disable-features`.
 */
const DISABLED_BY_PLAYWRIGHT = [
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

/** The launch options for scripts that open a browser, and for journeys that need the whole of it, such as push. */
export const chromiumOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_FEATURES].join(',')}`,
  ],
};

/**
 * The launch options of all other journeys. The headless shell has the same engine without a browser's own
 * user interface, which takes half of the processor time of a page.
 */
export const headlessShellOptions: LaunchOptions = {
  ...chromiumOptions,
  executablePath: process.env.HEADLESS_SHELL_PATH ?? chromiumOptions.executablePath,
};

/** Opens a browser for scripts outside the test runner. */
export const openChromium = (): Promise<Browser> => chromium.launch(chromiumOptions);

import type { Page } from '@playwright/test';

/** Matches what the browser and the pages report while a guest goes on working without a network. */
export const ERRORS_OF_LOST_NETWORK =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|could not be refreshed/;

/**
 * Collects what a page reports from now on: console errors and warnings, uncaught errors and violations of
 * its content security policy.
 */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Playwright logs this because its configuration blocks service workers by default.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The browser logs this when a guest leaves a page or changes hotels while the connection is opening.
    if (/WebSocket is closed before the connection is established/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

import type { Page } from '@playwright/test';

/**
 * What a page complains of, from now on: errors in its console, errors nobody caught, and what its policy refused. Fills as
 * they come.
 */
export function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // Where a test has no worker, that is the test's own doing.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The browser's own word on a page that is left, or a guest who changes hotels, while the connection is opened.
    if (/WebSocket is closed before the connection is established/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  return heard;
}

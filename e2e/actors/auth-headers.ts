import type { Page } from '@playwright/test';

/** Returns the headers of the guest who is signed in on a page, for requests of the test itself. */
export async function authHeaders(page: Page): Promise<{ authorization: string }> {
  const saved = await page.evaluate(() => localStorage.getItem('guest-session'));
  // The cast is safe because the suite itself saved this value.
  const { state } = JSON.parse(saved ?? '{}') as { state: { token: string } };
  return { authorization: `Bearer ${state.token}` };
}

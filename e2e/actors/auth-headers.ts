import type { Page } from '@playwright/test';

/** The headers of the guest who is signed in on a page, for calls of the test's own. */
export async function authHeaders(page: Page): Promise<{ authorization: string }> {
  const saved = await page.evaluate(() => localStorage.getItem('guest-session'));
  // What the suite itself has saved, in its own form.
  const { state } = JSON.parse(saved ?? '{}') as { state: { token: string } };
  return { authorization: `Bearer ${state.token}` };
}

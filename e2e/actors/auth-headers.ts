import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';

/** Returns the headers of the guest who is signed in on a page, for requests of the test itself. */
export async function authHeaders(page: Page): Promise<{ authorization: string }> {
  const saved = await page.evaluate(() => localStorage.getItem('guest-session'));
  // The cast is safe because the suite itself saved this value.
  const { state } = JSON.parse(saved ?? '{}') as { state: { token: string } };
  return { authorization: `Bearer ${state.token}` };
}

/** Returns what the server tells the guest of this page. */
export async function readAs<E extends Endpoint>(
  page: Page,
  { path }: E,
  params: Record<string, string>,
): Promise<ReplyOf<E>> {
  const reply = await page.request.get(fillIn(path, params), { headers: await authHeaders(page) });
  // The cast is safe because the server checks its replies against the contract.
  return (await reply.json()) as ReplyOf<E>;
}

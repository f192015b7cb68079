import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';
import { authHeaders } from './auth-headers';

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

import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';
import { authHeaders } from './auth-headers';

/** Publishes a post over HTTP as the guest of the page, who may post. Returns its id. */
export async function publishPost(page: Page, property: string, text: string): Promise<string> {
  const id = crypto.randomUUID();
  const reply = await page.request.post(fillIn(postingContract.createPost.path, { property }), {
    headers: await authHeaders(page),
    data: { key: id, text, photos: [], tags: [], isAnyway: true },
  });
  if (reply.status() !== 201) throw new Error(`the post was not published: ${await reply.text()}`);
  return id;
}

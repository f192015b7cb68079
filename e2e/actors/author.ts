import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';
import { authHeaders } from './auth-headers';
import { signIn, type SignInOptions } from './sign-in-as';

/** Signs in a new guest who may post. The page is left on an empty document of the suite. */
export async function signInAsAuthor(
  page: Page,
  property: string,
  options?: SignInOptions,
): Promise<{ nickName: string }> {
  await signIn(page, property, options);
  const nickName = `Sailor ${crypto.randomUUID().slice(0, 8)}`;
  await changeNickName(page, property, nickName);
  const headers = await authHeaders(page);
  await page.request.put(fillIn(postingContract.acceptGuidelines.path, { property }), {
    headers,
    data: { version: '1' },
  });
  return { nickName };
}

/** Changes the nickname elsewhere, as on another device; an empty one removes it. */
export async function changeNickName(page: Page, property: string, nickName: string): Promise<void> {
  const headers = await authHeaders(page);
  const path = fillIn(profileContract.getGuest.path, { property });
  const { user } = await (await page.request.get(path, { headers })).json();
  const { method } = profileContract.updateGuest;
  const reply = await page.request.fetch(fillIn(profileContract.updateGuest.path, { property }), {
    method,
    headers,
    data: { version: user.version, nickName },
  });
  if (!reply.ok()) throw new Error(`the nickname could not be changed: ${await reply.text()}`);
}

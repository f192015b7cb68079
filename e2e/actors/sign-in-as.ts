import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { guestContract } from '@guest/shared/contracts/guest/guest.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { COOKIE_ANSWER } from '../suite/answered-banner';
import { day, waitUntilUsable, newGuest, type TestGuest } from './anonymous-guest';

export interface SignInOptions {
  firstName?: string;
  /** Days from today; without a stay the guest has told the hotel nothing but their name. */
  stay?: { from?: number; to?: number; room?: string };
}

/**
 * An empty document on the suite's origin, without the suite. The test can write to the device's storage there before
 * the first page of the suite reads it.
 */
const EMPTY_PAGE = '**/empty-page-of-a-test';

/**
 * Signs a new guest in without the pages of signing in: the device is left as the suite would leave it, with the
 * cookie banner answered. Journeys about signing in use the pages instead: `signInThroughPages`.
 */
export async function signIn(
  page: Page,
  property: string,
  { firstName = 'Ada', stay }: SignInOptions = {},
): Promise<TestGuest> {
  const guest = newGuest(firstName);
  const { from = -1, to = 3, room } = stay ?? {};
  const reply = await page.request.post(`/_test/property/${property}/guests`, {
    data: { ...guest, ...(stay && { stay: { checkin: day(from), checkout: day(to), room } }) },
  });
  if (!reply.ok()) throw new Error(`the test endpoint for guests answers ${reply.status()}`);
  // The cast is safe because the test endpoint replies in this form.
  const { authToken: token } = (await reply.json()) as { authToken: string };
  const headers = { authorization: `Bearer ${token}`, authtoken: token };
  const fetchAs = async <E extends Endpoint>({ path }: E, query?: object): Promise<ReplyOf<E>> =>
    (await page.request.get(withQuery(fillIn(path, { property }), query), { headers })).json();
  const { user, allowToPost } = await fetchAs(profileContract.getGuest);
  const { chat_session_id } = await fetchAs(guestContract.refreshChatSession, { reset_chat_session: 'true' });
  const location = { lat: null, lng: null, locationState: null, isDevLocationMode: false };
  const language = { languages: [], preferredLanguage: null };
  const sessions = { sessions: [], outdatedSessionId: null };
  const state = {
    user: { ...user, chat_session_id },
    token,
    allowToPost,
    ...location,
    ...language,
    ...sessions,
  };

  const empty = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(EMPTY_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.goto('/empty-page-of-a-test');
  const saved = { 'guest-session': { state, version: 1 }, 'cookie-consent': COOKIE_ANSWER };
  await page.evaluate((device) => {
    for (const [name, value] of Object.entries(device)) localStorage.setItem(name, JSON.stringify(value));
  }, saved);
  await page.unroute(EMPTY_PAGE);
  return guest;
}

/** A new guest in their conversation with the hotel, where the chat's link at the foot leads. */
export async function openChatAsGuest(
  page: Page,
  property: string,
  options: SignInOptions = {},
): Promise<TestGuest> {
  const guest = await signIn(page, property, options);
  await page.goto(pathTo('property-chat', { property }, { 'from-footer': 'true' }));
  await waitUntilUsable(page);
  return guest;
}

/** A new guest on their profile. */
export async function openProfileAsGuest(page: Page, property: string): Promise<TestGuest> {
  const guest = await signIn(page, property);
  await page.goto(pathTo('property-profile', { property }));
  await waitUntilUsable(page);
  return guest;
}

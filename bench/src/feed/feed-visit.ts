import { guestContract } from '@guest/shared/contracts/guest/guest.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import type { CDPSession, Page } from '@playwright/test';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, KEEP_NAMES_SCRIPT, PHONE } from '../load/cold-load';
import { heapOf } from '../measuring/heap-of';
import { median } from '../measuring/statistics';
import { probeFeed } from './feed-probe';

export const MANY_POSTS = 10_000;
const FEW_POSTS = 100;
const LIKES = 5;
export const SCROLL = { frames: 600, step: 150 };
export const LONG_FRAME_MS = 50;
/** The pages far from the reader are forgotten after half a minute. */
const FORGOTTEN_AFTER_MS = 40_000;
const TIMEOUT_MS = 600_000;

export interface FeedVisitTimes {
  likeFew: number;
  like: number;
  open: number;
  back: number;
  moved: number;
  longFrames: number;
  longestFrame: number;
  articles: number;
  heapFew: number;
  heap: number;
}

/** Reads the feed of a hotel to its ten-thousandth post, on a phone at a quarter of the CPU, as a guest who likes. */
export async function visitFeed(origin: string, property: string, token: string): Promise<FeedVisitTimes> {
  const session = await sessionOf(origin, property, token);
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
    await context.addInitScript(KEEP_NAMES_SCRIPT);
    await context.addInitScript((saved) => {
      for (const [name, value] of Object.entries(saved)) localStorage.setItem(name, JSON.stringify(value));
    }, session);
    await context.addInitScript(probeFeed);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    const visit = page
      .goto(`${origin}/${property}/discover`, { waitUntil: 'networkidle' })
      .then(async () => readFeed(page, await context.newCDPSession(page)));
    return await Promise.race([visit, broken]);
  } finally {
    await browser.close();
  }
}

async function readFeed(page: Page, tools: CDPSession): Promise<FeedVisitTimes> {
  const slowDown = (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  const up = (frames: number) =>
    page.evaluate((args) => globalThis.feedProbe.scroll(...args), [frames, SCROLL.step] as const);
  const likes = async () => {
    await slowDown(CPU_SLOWDOWN);
    const times: number[] = [];
    for (let tap = 0; tap <= LIKES; tap += 1) {
      await up(4);
      await page.waitForTimeout(300);
      times.push(await page.evaluate(() => globalThis.feedProbe.like()));
    }
    await slowDown(1);
    // The first tap also loads the outbox.
    return median(times.slice(1));
  };
  const load = (posts: number) => page.evaluate((count) => globalThis.feedProbe.load(count), posts);

  // A click would leave a pointer over the list, which a phone does not have: each frame would find out what is below it.
  await page.getByRole('button', { name: 'Show more posts' }).tap();
  await load(FEW_POSTS);
  const likeFew = await likes();
  await page.waitForTimeout(FORGOTTEN_AFTER_MS);
  const heapFew = await heapOf(tools);
  await load(MANY_POSTS);
  const like = await likes();
  await slowDown(CPU_SLOWDOWN);
  const frames = await up(SCROLL.frames);
  const articles = await page.evaluate(() => globalThis.feedProbe.articles());
  await page.waitForTimeout(1_000);
  const opened = await page.evaluate(() => globalThis.feedProbe.openPost());
  await slowDown(1);
  await page.waitForTimeout(FORGOTTEN_AFTER_MS);
  const heap = await heapOf(tools);
  return {
    likeFew,
    like,
    ...opened,
    longFrames: frames.filter((ms) => ms > LONG_FRAME_MS).length,
    longestFrame: Math.max(...frames),
    articles,
    heapFew,
    heap,
  };
}

/** The values that the suite saves on a device on which a guest has signed in. */
async function sessionOf(origin: string, property: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, authtoken: token };
  const read = async ({ path }: { path: string }, query?: object) => {
    const response = await fetch(origin + withQuery(fillIn(path, { property }), query), { headers });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.json();
  };
  const { user, allowToPost } = await read(profileContract.getGuest);
  const { chat_session_id } = await read(guestContract.refreshChatSession, { reset_chat_session: 'true' });
  const state = {
    user: { ...user, chat_session_id },
    token,
    allowToPost,
    lat: null,
    lng: null,
    locationState: null,
    isDevLocationMode: false,
    languages: [],
    preferredLanguage: null,
    sessions: [],
    outdatedSessionId: null,
  };
  return {
    'guest-session': { state, version: 1 },
    'cookie-consent': {
      version: 1,
      analytics: false,
      marketing: false,
      at: new Date().toISOString(),
      lang: 'en',
    },
  };
}

import type { BrowserContext, Page } from '@playwright/test';
import { agents } from './user-agents';

/** A message of the bridge, as `docs/native-app.md` describes it. */
export type BridgeMessage = { type: string; nonce?: string } & Record<string, unknown>;

/** The screen of the native app around its web view, on which the test draws what the messages of the page say. */
const SCREEN = `<!doctype html><title>Native app</title><link rel="icon" href="data:,">
  <header><button id="back" disabled>Back</button> <h1 id="title"></h1> <output id="badge">0</output></header>
  <dialog id="share"></dialog>`;

/**
 * Plays a native app of the hotel: one page is its screen, another its web view with the user agent and the
 * object of the platform. The bridge between them is the one that the system would provide.
 */
export async function openNativeApp(context: BrowserContext, platform: 'ios' | 'android', origin: string) {
  const screen = await context.newPage();
  await screen.setContent(SCREEN);
  const view = await context.newPage();
  const received: BridgeMessage[] = [];
  let nonce = '';

  /** Sends a message in the way of the platform. */
  const send = (message: Record<string, unknown>) =>
    view.evaluate(
      ([sent, system]) => {
        if (system === 'ios') window.postMessage(sent, location.origin);
        else {
          const target = (globalThis as unknown as { guestSuiteApp: EventTarget }).guestSuiteApp;
          target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(sent) }));
        }
      },
      [message, platform] as const,
    );

  await context.exposeBinding('nativeAppReceives', async ({ page }, message: BridgeMessage) => {
    // The system calls the app for the main frame of the expected origin only.
    if (page !== view || new URL(page.url()).origin !== origin) return;
    received.push(message);
    if (message.type === 'hello') {
      nonce = String(message.nonce);
      await send({ type: 'welcome', version: 1, nonce });
    } else await draw(screen, message);
  });
  await view.addInitScript((system) => {
    const deliver = (globalThis as unknown as { nativeAppReceives: (it: unknown) => void }).nativeAppReceives;
    const android = Object.assign(new EventTarget(), {
      postMessage: (text: string) => deliver(JSON.parse(text)),
    });
    const ios = { messageHandlers: { guestSuiteApp: { postMessage: deliver } } };
    Object.assign(globalThis, system === 'ios' ? { webkit: ios } : { guestSuiteApp: android });
  }, platform);

  return {
    screen,
    view,
    received,
    send,
    /** Sends a message with the nonce of the page. */
    post: (message: Record<string, unknown>) => send({ ...message, nonce }),
    /** Taps the app's own back button. */
    async back() {
      await screen.locator('#back').click();
      await send({ type: 'back', nonce });
    },
  };
}

const draw = (screen: Page, message: BridgeMessage) =>
  screen.evaluate((sent) => {
    const at = (id: string) => document.querySelector<HTMLElement>(id);
    const title = at('#title');
    const badge = at('#badge');
    const share = at('#share');
    if (sent.type === 'title' && title) title.textContent = String(sent.title);
    if (sent.type === 'badge' && badge) badge.textContent = String(sent.count);
    if (sent.type === 'back') at('#back')?.toggleAttribute('disabled', sent.canGoBack !== true);
    if (sent.type === 'share' && share) share.textContent = JSON.stringify(sent);
  }, message);

export const webViewAgents = { ios: agents.iosWebView, android: agents.androidWebView } as const;

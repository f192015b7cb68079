import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import type { BridgeDeps } from './bridge-deps';
import { goBackInPage } from './go-back';
import { BRIDGE_VERSION, messageFromAppSchema, type MessageFromApp } from './messages';
import type { NativeTransport } from './native-transport';
import { reportPage } from './report-page';
import { createTakeToken, type TokenOutcome } from './take-token';

/** The app may still be starting when the page is ready, so it is greeted more than once. */
const HELLO_EVERY_MS = 1_000;
const MAX_HELLOS = 10;

/**
 * Connects the page to the native app around it. The app has to repeat the nonce of the page's greeting in every
 * message; anything else is ignored. Returns a stop function.
 */
export function connectNativeApp(deps: BridgeDeps, { post, listen }: NativeTransport): () => void {
  const nonce = createNonce();
  const takeToken = createTakeToken(deps);
  let stopReporting: (() => void) | undefined;
  /** While a token is tried, and once the server has judged one. */
  let isTokenTaken = false;

  function receive(message: MessageFromApp) {
    if (message.type === 'welcome') {
      clearInterval(greeting);
      stopReporting ??= reportPage(deps, post);
    } else if (message.type === 'back') {
      if (goBackInPage(deps.router)) return;
      post({ type: 'back', canGoBack: false });
    } else if (isTokenTaken) {
      post({ type: 'token', isAccepted: false });
    } else {
      tryToken(message.token).catch(reportBackgroundError);
    }
  }

  async function tryToken(token: string): Promise<void> {
    let outcome: TokenOutcome = 'untried';
    isTokenTaken = true;
    try {
      outcome = await takeToken(token);
    } finally {
      isTokenTaken = outcome !== 'untried';
    }
    post({ type: 'token', isAccepted: outcome === 'accepted' });
  }

  const stopListening = listen((sent) => {
    const { success, data } = messageFromAppSchema.safeParse(sent);
    if (!success || data.nonce !== nonce) return;
    // Before the app has introduced itself, nothing it sends is acted upon.
    if (stopReporting || data.type === 'welcome') receive(data);
  });
  const greet = () => post({ type: 'hello', version: BRIDGE_VERSION, nonce });
  let hellos = 1;
  const greeting = setInterval(() => {
    hellos += 1;
    if (hellos > MAX_HELLOS) clearInterval(greeting);
    else greet();
  }, HELLO_EVERY_MS);
  greet();
  return () => {
    clearInterval(greeting);
    stopListening();
    stopReporting?.();
  };
}

/** 128 random bits, encoded for a JSON string. */
function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { MessageToApp } from './messages';

/** The connection to the native app around the page. */
export interface NativeTransport {
  post(message: MessageToApp): void;
  /** Calls the listener with every message of the app, unchecked. Returns a stop function. */
  listen(onMessage: (message: unknown) => void): () => void;
}

/** The object that Android's `addWebMessageListener` injects into pages of the allowed origin. */
interface AndroidListener {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

declare global {
  interface Window {
    guestSuiteApp?: AndroidListener;
    webkit?: { messageHandlers?: { guestSuiteApp?: { postMessage(message: object): void } } };
  }
}

/** Returns the connection to the native app, or `undefined` outside of one. */
export function findNativeTransport(): NativeTransport | undefined {
  const android = window.guestSuiteApp;
  if (android) return androidTransport(android);
  const ios = window.webkit?.messageHandlers?.guestSuiteApp;
  return ios && { post: (message) => ios.postMessage(message), listen: listenToWindow };
}

function androidTransport(android: AndroidListener): NativeTransport {
  return {
    post: (message) => android.postMessage(JSON.stringify(message)),
    listen(onMessage) {
      // Only the app can dispatch events on the object that it has injected.
      const onEvent = ({ data }: MessageEvent) => onMessage(parse(data));
      android.addEventListener('message', onEvent);
      return () => android.removeEventListener('message', onEvent);
    },
  };
}

/**
 * On iOS the app runs `window.postMessage(message, origin)` in the page, so its messages have the page's own
 * origin and source. Those of other windows and frames do not.
 */
function listenToWindow(onMessage: (message: unknown) => void): () => void {
  const onEvent = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === window) onMessage(data);
  };
  addEventListener('message', onEvent);
  return () => removeEventListener('message', onEvent);
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    // The schema of the messages rejects `undefined`.
    return undefined;
  }
}

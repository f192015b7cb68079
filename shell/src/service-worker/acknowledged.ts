import type { SuiteWindow } from './worker-scope';

const REPLY_WITHIN_MS = 1_000;

/** Sends a message to a window and returns whether the page has replied in time. */
export function acknowledged(window: SuiteWindow, message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), REPLY_WITHIN_MS);
    function end(isAcknowledged: boolean): void {
      clearTimeout(timer);
      port1.close();
      resolve(isAcknowledged);
    }
    port1.onmessage = () => end(true);
    window.postMessage(message, [port2]);
  });
}

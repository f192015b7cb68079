/**
 * Inlined into the document: holds the browser's prompt to install the page as an app, which may come before any other
 * code is loaded and comes once per page. The suite shows it after the guest has used the hotel's pages.
 */
/** TypeScript's types lack the event, because only some browsers have it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  /** The prompt that the browser has offered to this page and that was not shown yet. */
  var installPrompt: InstallPrompt | undefined;

  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.installPrompt = event;
});

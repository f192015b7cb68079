/** The work starts after this time even if the browser is never idle. */
const MAX_WAIT_MS = 3_000;

/** Resolves when the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 500);
  });
}

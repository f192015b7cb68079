declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
}

const renderers = new Map<number, unknown>();

/**
 * Fast Refresh asks this hook which React draws the page. The stand-in that it makes for itself forgets whoever came
 * before, and remotes come late: without this, an edit of a remote would silently change nothing.
 * Runs before React, in development only. React's developer tools bring a hook that does all this and more.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown): number {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

export {};

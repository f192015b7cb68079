declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
}

const renderers = new Map<number, unknown>();

/**
 * Fast Refresh finds the React renderers through this hook. The hook that it creates itself misses renderers
 * that were injected before, and remotes load later, so without this module an edit of a remote would have no
 * effect. It must run before React and exists in development only; React DevTools installs a complete hook
 * instead.
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

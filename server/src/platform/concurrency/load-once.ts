/** Loads a value when it is first asked for and keeps it. A failure is not kept, so that the next caller tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;

  function start(): Promise<T> {
    const loading = load();
    loading.catch(() => (loaded = undefined));
    return loading;
  }

  return () => (loaded ??= start());
}

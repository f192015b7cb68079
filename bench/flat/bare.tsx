import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The smallest possible app behind a document: React and a router that follows the address. The document is
 * the same and stays as the server rendered it.
 */
function Router() {
  const path = useSyncExternalStore(followHistory, () => location.pathname);
  useEffect(() => {
    for (const part of ['frame', 'page']) performance.mark(`live-${part}`);
  }, []);
  return path;
}

function followHistory(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

createRoot(document.createElement('div')).render(<Router />);

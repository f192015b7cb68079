import { useHost } from '@guest/shared';
import { useEffect } from 'react';

/** Tells the title what the page shows, such as the name of an outlet. */
export function usePageName(name: string): void {
  const { pageName } = useHost();
  // On the server no effect runs, and the title is read right after the page is drawn.
  if (typeof document === 'undefined') pageName.getState().shown(name);
  useEffect(() => {
    pageName.getState().shown(name);
    return () => pageName.getState().left(name);
  }, [pageName, name]);
}

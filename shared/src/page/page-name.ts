import { useHost } from '@guest/shared';
import { useEffect } from 'react';

/** Sets the name of the item on the page, such as an outlet, for the document title. */
export function usePageName(name: string): void {
  const { pageName } = useHost();
  // Effects do not run on the server, and the title is read right after rendering.
  if (typeof document === 'undefined') pageName.getState().shown(name);
  useEffect(() => {
    pageName.getState().shown(name);
    return () => pageName.getState().left(name);
  }, [pageName, name]);
}

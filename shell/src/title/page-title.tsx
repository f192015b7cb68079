import { useHost, useTexts } from '@guest/shared';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { titleOf } from './title';

/** Updates the document title after a navigation; the first title comes with the document. */
export function PageTitle({ title }: { title: string | undefined }) {
  const host = useHost();
  const translate = useTexts();
  const pageName = useStore(host.pageName, (state) => state.name);
  const propertyName = useStore(host.property, (state) => state.property?.name);
  const unread = useStore(host.unread, (state) => state.chat);
  const fullTitle = titleOf({ title, pageName, propertyName, unread }, translate);

  useEffect(() => {
    // It takes a slow phone several milliseconds, before which a page that is returned to can be painted.
    const timer = setTimeout(() => void (document.title = fullTitle));
    return () => clearTimeout(timer);
  }, [fullTitle]);
  return null;
}

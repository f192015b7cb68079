import { useHost, useTexts } from '@guest/shared';
import type { RouteName } from '@guest/shared/routes/routes';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { titleOf } from './title';

/** Keeps the document's title as the guest moves; the document brought the first one. */
export function PageTitle({ route }: { route: RouteName | undefined }) {
  const host = useHost();
  const translate = useTexts();
  const pageName = useStore(host.pageName, (state) => state.name);
  const propertyName = useStore(host.property, (state) => state.property?.name);
  const title = titleOf({ route, pageName, propertyName }, translate);

  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

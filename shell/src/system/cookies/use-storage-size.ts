import { useHost } from '@guest/shared';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { useEffect, useState } from 'react';

const MEGABYTE = 1_000_000;

/** Returns how much room the suite takes on this device, as a text, or `undefined` if the browser does not say. */
export function useStorageSize(): string | undefined {
  const { lang } = useHost();
  const [usage, setUsage] = useState<number>();
  useEffect(() => {
    let isStale = false;
    navigator.storage
      ?.estimate?.()
      .then((estimate) => isStale || setUsage(estimate.usage))
      // A browser that refuses an estimate shows the list alone.
      .catch(() => {});
    return () => void (isStale = true);
  }, []);

  if (usage === undefined) return undefined;
  const megabytes = Math.max(1, Math.round(usage / MEGABYTE));
  return new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit: 'megabyte' }).format(megabytes);
}

import { useHost } from '@guest/shared';
import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { useEffect } from 'react';

const REREAD_MS = 15_000;

/** Rereads the blockers while the page is visible, because some of them end by themselves. */
export function useRereadErasure(): void {
  const host = useHost();
  const property = usePathParam('property');
  useEffect(() => {
    const reread = () => {
      if (document.visibilityState !== 'visible') return;
      void host.queries.invalidateQueries(
        readQuery(host, privacyContract.getErasure, { params: { property } }),
      );
    };
    const timer = setInterval(reread, REREAD_MS);
    document.addEventListener('visibilitychange', reread);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reread);
    };
  }, [host, property]);
}

import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useNavigate } from '@guest/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Redirects a guest who signed up during an order from the outlet to the page where the sign-up started. */
export function useReturnPath(outlet: string): void {
  const isLive = useIsPageLive();
  const { value: justRegistered } = useQueryParam('justRegistered');
  const navigate = useNavigate();
  const redirect = useEffectEvent(async () => {
    // The page of an outlet loads this chunk anyway.
    const { takeReturnPath } = await retryImport(
      () => import(/* webpackChunkName: "search" */ './return-path'),
    );
    const path = takeReturnPath(outlet);
    if (path !== undefined) void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isLive && justRegistered === 'true') redirect().catch(reportBackgroundError);
  }, [isLive, justRegistered]);
}

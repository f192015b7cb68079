import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import { useQuestion } from '@guest/shared/page/use-question';
import { useNavigate } from '@guest/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Redirects a guest who signed up during an order from the outlet to the page where the sign-up started. */
export function useWayBack(outlet: string): void {
  const isLive = useIsPageLive();
  const { value: justRegistered } = useQuestion('justRegistered');
  const navigate = useNavigate();
  const leadOn = useEffectEvent(async () => {
    // The page of an outlet loads this chunk anyway.
    const { takeWayBack } = await untilItComes(() => import(/* webpackChunkName: "search" */ './way-back'));
    const path = takeWayBack(outlet);
    if (path !== undefined) void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isLive && justRegistered === 'true') leadOn().catch(reportLateFailure);
  }, [isLive, justRegistered]);
}

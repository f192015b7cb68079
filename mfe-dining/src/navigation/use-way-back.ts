import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useQuestion } from '@guest/shared/page/use-question';
import { useNavigate } from '@guest/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { takeWayBack } from './way-back';

/** Redirects a guest who signed up during an order from the outlet to the page where the sign-up started. */
export function useWayBack(outlet: string): void {
  const isLive = useIsPageLive();
  const { value: justRegistered } = useQuestion('justRegistered');
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => {
    const path = takeWayBack(outlet);
    if (path !== undefined) void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (isLive && justRegistered === 'true') leadOn();
  }, [isLive, justRegistered]);
}

import { useHost } from '@guest/shared';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useBeginErrand } from '../flow/use-begin-errand';
import { useFlow } from '../flow/use-flow';

/** Renders nothing; it redirects to the first missing step. */
export function RegisterPage() {
  const { session, signUp, now } = useHost();
  const { isKnown, goOn, open } = useFlow();
  useBeginErrand();

  const lead = useEffectEvent(() => {
    const { token, user } = session.getState();
    if (token !== null && user?.is_verified) return goOn(user, { isInPlace: true });
    const { confirm_code_expiry, verification_type } = signUp.getState();
    const isCodeAwaited = confirm_code_expiry !== null && Date.parse(confirm_code_expiry) > now();
    open(isCodeAwaited ? 'property-register-otp' : `property-register-${verification_type}`, {
      isInPlace: true,
    });
  });
  useEffect(() => {
    if (isKnown) lead();
  }, [isKnown]);
  return <Skeleton />;
}

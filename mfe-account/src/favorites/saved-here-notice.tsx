import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useExtraText } from '../extra-texts/extra-texts';

/** Tells an anonymous visitor where the favorites are, and how to have them on all devices. */
export function SavedHereNotice() {
  const text = useExtraText();
  const isAnonymous = useIsAnonymous();
  const isKnown = useIsSessionKnown();
  const requireGuest = useRequireGuest();
  if (!isKnown || !isAnonymous) return null;
  return (
    <Notice
      icon={Smartphone}
      action={
        <Button look="secondary" onClick={() => void requireGuest('favorites')}>
          {text('Sign in to save on all devices')}
        </Button>
      }
    >
      <p>{text('Your favourites are saved on this device only.')}</p>
    </Notice>
  );
}

import { PushOffer } from '@guest/shared/push/push-offer';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Offers notifications of changes, to guests who have not decided about them. */
export function ChangesOffer() {
  const text = useLazyText();
  return (
    <PushOffer
      texts={{
        heading: text('Get notified when something changes'),
        body: text("We'll notify you even when the app is closed."),
        accept: text('Turn on notifications'),
        decline: text('Not now'),
        accepted: text('Notifications are on.'),
        failed: text("We couldn't turn on notifications."),
      }}
    />
  );
}

import { UpdatesOffer } from '@guest/shared/push/updates-offer';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Offers notifications of changes of an order or a table booking. */
export function DiningUpdatesOffer() {
  const text = useLazyText();
  return (
    <UpdatesOffer
      texts={{
        heading: text('Get notified when something changes'),
        body: text("We'll notify you even when the app is closed."),
        homeScreenBody: text(
          'On an iPhone or iPad, add this app to your home screen and open it from there.',
        ),
        accept: text('Turn on notifications'),
        decline: text('Not now'),
        accepted: text('Notifications are on.'),
        failed: text("We couldn't turn on notifications."),
      }}
    />
  );
}

import { HomeScreenHint } from '@guest/shared/push/home-screen-hint';
import { PushOffer } from '@guest/shared/push/push-offer';
import { useLazyText } from '../lazy-texts/lazy-texts';

/**
 * Offers notifications of changes, to guests who have not decided about them. On an iPhone or iPad they need the home
 * screen, which is said in place of the offer.
 */
export function BookingUpdatesOffer() {
  const text = useLazyText();
  const heading = text('Get notified when something changes');
  const decline = text('Not now');
  return (
    <>
      <PushOffer
        texts={{
          heading,
          body: text("We'll notify you even when the app is closed."),
          accept: text('Turn on notifications'),
          decline,
          accepted: text('Notifications are on.'),
          failed: text("We couldn't turn on notifications."),
        }}
      />
      <HomeScreenHint
        texts={{
          heading,
          body: text('On an iPhone or iPad, add this app to your home screen and open it from there.'),
          decline,
        }}
      />
    </>
  );
}

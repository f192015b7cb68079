import { HomeScreenHint } from './home-screen-hint';
import { PushOffer } from './push-offer';

/** Every package that offers notifications of changes has these texts in its catalog. */
type UpdatesOfferKey =
  | 'Get notified when something changes'
  | "We'll notify you even when the app is closed."
  | 'On an iPhone or iPad, add this app to your home screen and open it from there.'
  | 'Turn on notifications'
  | 'Not now'
  | 'Notifications are on.'
  | "We couldn't turn on notifications.";

/**
 * Offers notifications of changes, to guests who have not decided about them. On an iPhone or iPad they need the home
 * screen, which is said in place of the offer.
 */
export function UpdatesOffer({ text }: { text: (key: UpdatesOfferKey) => string }) {
  const texts = {
    heading: text('Get notified when something changes'),
    body: text("We'll notify you even when the app is closed."),
    accept: text('Turn on notifications'),
    decline: text('Not now'),
    accepted: text('Notifications are on.'),
    failed: text("We couldn't turn on notifications."),
  };
  const homeScreenBody = text(
    'On an iPhone or iPad, add this app to your home screen and open it from there.',
  );
  return (
    <>
      <PushOffer texts={texts} />
      <HomeScreenHint texts={{ ...texts, body: homeScreenBody }} />
    </>
  );
}

import { HomeScreenHint } from './home-screen-hint';
import { PushOffer } from './push-offer';

interface UpdatesOfferProps {
  texts: {
    heading: string;
    body: string;
    /** Stands in place of the body on a device that has notifications only on its home screen. */
    homeScreenBody: string;
    accept: string;
    decline: string;
    accepted: string;
    failed: string;
  };
}

/**
 * Offers notifications of changes, to guests who have not decided about them. On an iPhone or iPad they need the home
 * screen, which is said in place of the offer.
 */
export function UpdatesOffer({ texts }: UpdatesOfferProps) {
  return (
    <>
      <PushOffer texts={texts} />
      <HomeScreenHint texts={{ ...texts, body: texts.homeScreenBody }} />
    </>
  );
}

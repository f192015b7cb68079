import { UpdatesOffer } from '@guest/shared/push/updates-offer';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Offers notifications of changes of an order or a table booking. */
export const DiningUpdatesOffer = () => <UpdatesOffer text={useLazyText()} />;

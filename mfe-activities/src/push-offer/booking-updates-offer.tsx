import { UpdatesOffer } from '@guest/shared/push/updates-offer';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** Offers notifications of changes of a booked activity. */
export const BookingUpdatesOffer = () => <UpdatesOffer text={useLazyText()} />;

import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { Card } from '@guest/shared/ui/card/card';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useBookingQuery } from '../model/use-booking-query';

/** One more than can be booked; for this choice the page links to the chat. */
const MIN_STEPPER_MAX = 12;

export function PartyChoice({ policy }: { policy: BookingPolicy | undefined }) {
  const text = useLazyText();
  const { bookingQuery, updateBookingQuery } = useBookingQuery();
  return (
    <Card>
      <Stepper
        name="party"
        label={text('Guests at the table')}
        help={text('Including children')}
        fewer={text('Fewer guests')}
        more={text('More guests')}
        min={1}
        max={Math.max((policy?.partyMax ?? 0) + 1, MIN_STEPPER_MAX)}
        defaultValue={bookingQuery.partySize}
        onChoose={(party) => updateBookingQuery({ party: String(party), at: null })}
      />
    </Card>
  );
}

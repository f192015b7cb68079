import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { Card } from '@guest/shared/ui/card/card';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { useLateText } from '../../late-texts/late-texts';
import { useWish } from '../model/use-wish';

/** One more than can be booked; for this choice the page links to the chat. */
const ASKABLE = 12;

export function PartyChoice({ policy }: { policy: BookingPolicy | undefined }) {
  const text = useLateText();
  const { wish, wishFor } = useWish();
  return (
    <Card>
      <Stepper
        name="party"
        label={text('Guests at the table')}
        help={text('Including children')}
        fewer={text('Fewer guests')}
        more={text('More guests')}
        min={1}
        max={Math.max((policy?.partyMax ?? 0) + 1, ASKABLE)}
        defaultValue={wish.partySize}
        onChoose={(party) => wishFor({ party: String(party), at: null })}
      />
    </Card>
  );
}

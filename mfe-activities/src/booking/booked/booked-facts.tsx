import { useHost } from '@guest/shared';
import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { listText } from '@guest/shared/format/list-text';
import { moneyText } from '@guest/shared/format/money';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import Backpack from 'lucide/dist/esm/icons/backpack.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { PartyNames } from '../parts/party-names';
import styles from './booked.module.css';
import { usePaymentText } from './use-payment-text';

/** The time, the place, the things to bring, the people and the price of a booking. */
export function BookedFacts({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const { lang } = useHost();
  const { timeRange } = useSessionLabels();
  const paymentText = usePaymentText();
  const { units, unitItems, place, whatToBring, price, reference, weatherDependent, histories, status } =
    booking;
  const hotelNote = histories.at(-1)?.note;
  const payment = paymentText(booking);
  return (
    <FactList>
      <Fact icon={Clock} name={text('Time')}>
        {timeRange(booking)}
        {weatherDependent && status === 'confirmed' && (
          <div className={styles.muted}>{text('Weather permitting')}</div>
        )}
      </Fact>
      <Fact icon={MapPin} name={text('Where to meet')}>
        {place}
      </Fact>
      {whatToBring.length > 0 && (
        <Fact icon={Backpack} name={text('What to bring')}>
          {listText(whatToBring, lang)}
        </Fact>
      )}
      <Fact icon={Users} name={text('Who is coming')}>
        {units.map(({ unitId, quantity, name }) => (
          // Each on a line of its own, because a name such as "Child, 7 to 12" has commas.
          <div key={unitId}>
            {quantity} × <bdi>{name}</bdi>
          </div>
        ))}
        <PartyNames names={unitItems.flatMap(({ firstName }) => firstName ?? [])} />
      </Fact>
      <Fact icon={ReceiptText} name={text('Total')}>
        <bdi>{price.amount > 0 ? moneyText(price, lang) : text('Free')}</bdi>
        {payment !== undefined && <div className={styles.muted}>{payment}</div>}
      </Fact>
      <Fact icon={Hash} name={text('Reference')}>
        <bdi className={styles.reference}>{reference}</bdi>
      </Fact>
      {hotelNote && (
        <Fact icon={MessageSquare} name={text('From the hotel')}>
          <span dir="auto">{hotelNote}</span>
        </Fact>
      )}
    </FactList>
  );
}

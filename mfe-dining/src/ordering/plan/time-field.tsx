import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { dayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useState } from 'react';
import type { Basket } from '../../basket/basket';
import { useOptimisticValue } from '../../storage/use-optimistic-value';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { EstimatedTime } from '../parts/estimated-time';

/** Lets the guest choose between as soon as possible and the free slots of the kitchen. */
export function TimeField(props: {
  basket: Basket;
  quote: OrderQuote | undefined;
  isCalculating: boolean;
  onTime: (requestedFor: string | null) => void;
}) {
  const { basket, quote, isCalculating, onTime } = props;
  const text = useOrderText();
  const [isLater, setIsLater] = useState(false);
  const wantsLater = isLater || basket.requestedFor !== null;
  const optimistic = useOptimisticValue(wantsLater);
  if (!quote) return <Skeleton shape="row" count={2} />;
  const first = quote.slots.find(({ status }) => status === 'available');
  return (
    <div className={styles.fields}>
      <RadioGroup
        key={optimistic.key}
        name="when"
        label={text('When would you like it?')}
        options={[
          { value: 'asap', name: text('As soon as possible'), isDisabled: quote.earliestAt === null },
          { value: 'later', name: text('Schedule for later'), isDisabled: !first },
        ]}
        defaultValue={wantsLater ? 'later' : 'asap'}
        onChoose={(chosen) => {
          optimistic.setValue(chosen === 'later');
          setIsLater(chosen === 'later');
          onTime(chosen === 'later' && first ? first.localDateTime : null);
        }}
      />
      {wantsLater && <SlotFields slots={quote.slots} chosen={basket.requestedFor} onTime={onTime} />}
      <p role="status" className={isCalculating ? styles.counting : undefined}>
        <EstimatedTime promise={quote.promise} mode={basket.mode} />
      </p>
    </div>
  );
}

/** Lets the guest choose a day and a time on that day. */
function SlotFields(props: {
  slots: OrderQuote['slots'];
  chosen: string | null;
  onTime: (localDateTime: string) => void;
}) {
  const { slots, chosen, onTime } = props;
  const text = useOrderText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(useNow(), timeZone));
  const days = [...new Set(slots.map(({ localDateTime }) => dateOf(localDateTime)))];
  const day = chosen === null ? days[0] : dateOf(chosen);
  const ofDay = slots.filter(({ localDateTime }) => dateOf(localDateTime) === day);
  const isOffered = ofDay.some(({ localDateTime }) => localDateTime === chosen);

  function chooseDay(date: string) {
    const free = slots.find((slot) => dateOf(slot.localDateTime) === date && slot.status === 'available');
    if (free) onTime(free.localDateTime);
  }
  return (
    <>
      <SelectField
        name="day"
        label={text('Day')}
        value={day ?? ''}
        onChange={({ target }) => chooseDay(target.value)}
        options={days.map((date) => ({
          value: date,
          name: dayLabel(date, today, lang),
          isDisabled: !slots.some(
            (slot) => dateOf(slot.localDateTime) === date && slot.status === 'available',
          ),
        }))}
      />
      <SelectField
        name="time"
        label={text('Time')}
        value={isOffered ? (chosen ?? '') : ''}
        onChange={({ target }) => onTime(target.value)}
        options={[
          ...(isOffered ? [] : [{ value: '', name: text('Choose a time'), isDisabled: true }]),
          ...ofDay.map(({ localDateTime, status }) => ({
            value: localDateTime,
            name:
              status === 'full'
                ? text('{time}, fully booked', { time: timeOf(localDateTime) })
                : timeOf(localDateTime),
            isDisabled: status === 'full',
          })),
        ]}
      />
    </>
  );
}

import { useHost } from '@guest/shared';
import type { Card, OutletCard } from '@guest/shared/contracts/chat/chat-socket.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { clock } from '@guest/shared/format/clock';
import { dayLabel } from '@guest/shared/format/day-label';
import { moneyText } from '@guest/shared/format/money';
import { useProperty } from '@guest/shared/property/use-property';
import { useText } from '../../texts';
import { usePropertyTime } from '../../format/use-property-time';
import styles from './card-row.module.css';

/** The date, the party size and the amount of a card, as far as they are known. */
export function CardFacts({ card }: { card: Card }) {
  const text = useText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const propertyTime = usePropertyTime();
  const { localDateTime, total } = card;
  const today = dateOf(localDateTimeAt(now(), timeZone));
  const outletFacts = ({ promisedFrom, promisedTo, partySize, itemCount }: OutletCard) => [
    promisedFrom &&
      promisedTo &&
      text('{from} to {until}', { from: propertyTime(promisedFrom), until: clock(promisedTo, timeZone) }),
    partySize !== undefined && text('{n, plural, one {# guest} other {# guests}}', { n: partySize }),
    itemCount !== undefined && text('{n, plural, one {# item} other {# items}}', { n: itemCount }),
  ];
  const facts = [
    localDateTime &&
      text('{day}, {time}', {
        day: dayLabel(dateOf(localDateTime), today, lang),
        time: timeOf(localDateTime),
      }),
    ...(card.kind === 'activity'
      ? [text('{n, plural, one {# person} other {# people}}', { n: card.pax })]
      : outletFacts(card)),
    total && moneyText(total, lang),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </p>
  );
}

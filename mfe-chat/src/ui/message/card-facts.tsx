import { useHost } from '@guest/shared';
import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayLabel } from '@guest/shared/format/day-label';
import { moneyText } from '@guest/shared/format/money';
import { useProperty } from '@guest/shared/property/use-property';
import { useText } from '../../texts';
import { useHouseTime } from '../../format/use-house-time';
import styles from './card-row.module.css';

/** The date, the party size and the amount of a card, as far as they are known. */
export function CardFacts({ card }: { card: Card }) {
  const text = useText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const houseTime = useHouseTime();
  const { localDateTime, partySize, promisedFrom, promisedTo, itemCount, total } = card;
  const today = dateOf(localDateTimeAt(now(), timeZone));
  const facts = [
    localDateTime &&
      text('{day}, {time}', {
        day: dayLabel(dateOf(localDateTime), today, lang),
        time: timeOf(localDateTime),
      }),
    promisedFrom &&
      promisedTo &&
      text('{from} to {until}', { from: houseTime(promisedFrom), until: houseTime(promisedTo) }),
    partySize !== undefined && text('{n, plural, one {# guest} other {# guests}}', { n: partySize }),
    itemCount !== undefined && text('{n, plural, one {# item} other {# items}}', { n: itemCount }),
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

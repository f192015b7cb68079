import { useHost } from '@guest/shared';
import type { Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Badge, type Tone } from '@guest/shared/ui/base/badge';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useAccountText, type AccountTextKey } from '../../profile/texts/account-texts';
import styles from './stays.module.css';

const states: Record<Reservation['status'], [AccountTextKey, Tone]> = {
  booked: ['Booked', 'accent'],
  precheckin: ['Ready for you', 'accent'],
  checked_in: ['Checked in', 'positive'],
  checked_out: ['Checked out', 'neutral'],
  cancelled: ['Cancelled', 'neutral'],
};

export function StayCard({ stay, hasBill }: { stay: Reservation; hasBill: boolean }) {
  const text = useAccountText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { checkInFrom, checkOutUntil } = useProperty();
  const [state, tone] = states[stay.status];
  const facts = [
    text('{n, plural, one {# night} other {# nights}}', { n: stay.nights }),
    stay.roomType,
    stay.room && text('Room {room}', { room: stay.room }),
    stay.guests && text('{n, plural, one {# guest} other {# guests}}', { n: stay.guests }),
    stay.reservationNumber && text('Reservation {number}', { number: stay.reservationNumber }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <li className={styles.stay}>
      <Badge tone={tone}>{text(state)}</Badge>
      <p className={styles.dates}>
        {text('{from} to {to}', { from: dateLabel(stay.checkin, lang), to: dateLabel(stay.checkout, lang) })}
      </p>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {(stay.status === 'booked' || stay.status === 'precheckin') && (
        <p>{text('Your room is ready from {time}.', { time: checkInFrom })}</p>
      )}
      {stay.status === 'checked_in' && <p>{text('Check-out by {time}.', { time: checkOutUntil })}</p>}
      {hasBill && (
        <ButtonLink look="secondary" to="property-bill" params={{ property }}>
          {text('Bill')}
        </ButtonLink>
      )}
      {stay.canVerify && <p>{text('Dates you provided. Not linked to a reservation yet.')}</p>}
    </li>
  );
}

import type { Ticket } from '@guest/shared/contracts/ticket-socket.contract';
import { classList } from '@guest/shared/ui/class-list';
import { Icon } from '@guest/shared/ui/icon';
import Star from 'lucide/dist/esm/icons/star.mjs';
import styles from './request-card.module.css';
import { useRequestText } from './request-texts';
import { useRequestStep } from './use-request-step';

const STARS = [1, 2, 3, 4, 5];

/** How it was, in one tap, which may be corrected by another. */
export function RateRequest({ ticket }: { ticket: Ticket }) {
  const text = useRequestText();
  const { isBusy, step } = useRequestStep(ticket);
  const { rating = 0 } = ticket;
  return (
    <div role="group" aria-label={text('How was it?')} className={styles.question}>
      <p aria-hidden="true">{rating === 0 ? text('How was it?') : text('Thank you for telling us.')}</p>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === rating}
            aria-label={text('{stars, plural, one {# star} other {# stars}}', { stars })}
            aria-busy={isBusy || undefined}
            className={classList(styles.star, stars <= rating && styles.given)}
            onClick={() => isBusy || void step({ status: 'closed', rating: stars })}
          >
            <Icon of={Star} />
          </button>
        ))}
      </div>
    </div>
  );
}

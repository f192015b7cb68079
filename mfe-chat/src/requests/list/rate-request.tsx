import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { StarChoice } from '../../ui/stars/star-choice';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';
import { useRequestStep } from '../context/use-request-step';

/** A rating by one tap, which another tap can correct. */
export function RateRequest({ ticket }: { ticket: Ticket }) {
  const text = useRequestText();
  const { isBusy, step } = useRequestStep(ticket);
  const { rating = 0 } = ticket;
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{rating === 0 ? text('How was it?') : text('Thanks for your feedback.')}</p>
      <StarChoice
        label={text('How was it?')}
        nameOf={(stars) => text('{stars, plural, one {# star} other {# stars}}', { stars })}
        chosen={rating}
        isBusy={isBusy}
        onChosen={(stars) => void step({ status: 'closed', rating: stars })}
      />
    </div>
  );
}

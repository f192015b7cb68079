import { useHost } from '@guest/shared';
import { requestRatingQueueKey } from '@guest/shared/choices/choice-queue-key';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { useWaitingChoice } from '@guest/shared/choices/use-waiting-choice';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { StarChoice } from '../../ui/stars/star-choice';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';

/** A rating by one tap, which another tap can correct. It is kept without a connection. */
export function RateRequest({ ticket }: { ticket: Ticket }) {
  const text = useRequestText();
  const host = useHost();
  const { trackingId, version } = ticket;
  const waiting = useWaitingChoice('request-rating', requestRatingQueueKey(trackingId));
  // The server pushes the rated request a moment after it has accepted the rating. Any newer version of the request
  // has a newer rating too.
  const isHotelNewer = waiting?.version !== undefined && ticket.version > waiting.version;
  const rating = (isHotelNewer ? ticket.rating : undefined) ?? waiting?.rating ?? ticket.rating ?? 0;

  async function rate(stars: number): Promise<void> {
    if (await sendChoice(host, { kind: 'request-rating', trackingId, rating: stars, version })) return;
    host.toast('error', text("We couldn't send this. Please try again."));
  }
  return (
    <div className={styles.question}>
      <p aria-hidden="true">{rating === 0 ? text('How was it?') : text('Thanks for your feedback.')}</p>
      <StarChoice
        label={text('How was it?')}
        nameOf={(stars) => text('{stars, plural, one {# star} other {# stars}}', { stars })}
        chosen={rating}
        onChosen={(stars) => void rate(stars)}
      />
    </div>
  );
}

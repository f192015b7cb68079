import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useBookingQuery } from '../model/use-booking-query';
import styles from './booked.module.css';
import { CancelDialog } from './cancel-dialog';

/** The actions that the rules of the booking still allow. For all others the guest is linked to the chat. */
export function BookedActions({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const property = usePathParam('property');
  const { updateBookingQuery } = useBookingQuery();
  const [isCancelling, setIsCancelling] = useState(false);
  const { uuid, status, canCancel, canModify, calendarPath, reference } = booking;
  const isBooked = status === 'confirmed' || status === 'pending';
  const about = text('About my booking {reference}:', { reference });
  const chatEntry = useChatEntry({ populatedMessage: `${about} ` });
  const isStuck = isBooked && !(canCancel && canModify);
  return (
    <>
      <div className={styles.actions}>
        {canModify && (
          <Button
            look="primary"
            onClick={() => updateBookingQuery({ booking: null, change: uuid, session: null, step: null })}
          >
            {text('Change')}
          </Button>
        )}
        {isBooked && (
          <a href={calendarPath} download className={buttonClass({})}>
            <Icon of={CalendarPlus} size={20} />
            {text('Add to calendar')}
          </a>
        )}
        {isStuck && (
          <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
            {text('Message us')}
          </ButtonLink>
        )}
        {canCancel && status !== 'offered' && (
          <Button look="quiet" onClick={() => setIsCancelling(true)}>
            {text(status === 'waitlisted' ? 'Leave waiting list' : 'Cancel booking')}
          </Button>
        )}
      </div>
      <CancelDialog booking={booking} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
    </>
  );
}

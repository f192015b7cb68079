import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Icon } from '@guest/shared/ui/base/icon';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { usePrefetchBooking } from '../booking/page/use-prefetch-booking';
import { useText } from '../texts';

/** Links to the booking, or to reception for an activity that cannot be booked in the app. */
export function JoinActions({ activity }: { activity: Activity }) {
  const text = useText();
  const property = usePathParam('property');
  const { phone } = useProperty();
  const { uuid: activityId, bookableActivities } = activity;
  const [first] = bookableActivities;
  const prefetch = usePrefetchBooking(activityId);
  return (
    <ActionBar>
      {bookableActivities.map(({ bookableActivityId, name }) => (
        <ButtonLink
          key={bookableActivityId}
          look="primary"
          to="property-activity-book"
          params={{ property, activityId, bookableActivityId }}
          onApproach={() => prefetch(bookableActivityId)}
        >
          <Icon of={CalendarCheck} size={20} />
          {bookableActivities.length === 1 ? text('Book') : name}
        </ButtonLink>
      ))}
      <ChatLink look={first ? 'secondary' : 'primary'}>
        <Icon of={MessageCircle} size={20} />
        {text('Ask reception')}
      </ChatLink>
      {!first && <PhoneLink phone={phone} className={buttonClass({})} />}
    </ActionBar>
  );
}

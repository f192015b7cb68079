import { PushOffer } from '@guest/shared/push/push-offer';
import { useText } from '../../texts';

/** Offers notifications of new messages. */
export function NotificationRow() {
  const text = useText();
  return (
    <PushOffer
      texts={{
        heading: text('Never miss a reply'),
        body: text("Get notified of new messages while you're doing something else."),
        accept: text('Turn on notifications'),
        decline: text('Not now'),
        accepted: text('Notifications are on.'),
        failed: text("We couldn't turn on notifications."),
      }}
    />
  );
}

import { useHost } from '@guest/shared';
import { PushOffer } from '@guest/shared/push/push-offer';
import { canOfferEmail } from '@guest/shared/push/push-support';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useState } from 'react';
import { useText } from '../../texts';

const loadEmailOffer = () =>
  import(/* webpackChunkName: "email-offer" */ './email-offer').then((it) => it.EmailOffer);

/** Offers notifications of new messages, or emails where the browser shows none. */
export function NotificationRow() {
  const text = useText();
  const host = useHost();
  const [isEmail] = useState(() => canOfferEmail(host));
  if (isEmail) return <LazyPart load={loadEmailOffer} isWanted with={{}} />;
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

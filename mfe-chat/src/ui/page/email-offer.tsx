import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { useState } from 'react';
import { useHost } from '@guest/shared';
import { sendChoice } from '@guest/shared/choices/send-choice';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { declineEmail } from '@guest/shared/push/push-support';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import { useText } from '../../texts';

/** Offers emails about unread messages to a guest who has an address and gets none. */
export function EmailOffer() {
  const text = useText();
  const host = useHost();
  const property = usePathParam('property');
  const input = { params: { property } };
  const notifications = useQuery(readQuery(host, notificationContract.getNotifications, input));
  const profile = useQuery(readQuery(host, profileContract.getGuest, input));
  const [isAnswered, setAnswered] = useState(false);
  const email = notifications.data?.choices.find((one) => one.class === 'chat' && one.channel === 'email');
  if (!profile.data?.user.email || !email || email.isOn || isAnswered) return null;
  const change = { choices: [{ ...email, isOn: true }] };

  async function accept(): Promise<void> {
    setAnswered(true);
    const isKept = await sendChoice(host, { kind: 'notifications', property, change });
    if (isKept) return host.toast('success', text("We'll email you about unread messages."));
    setAnswered(false);
    host.toast('error', text("That couldn't be saved. Please try again."));
  }
  function decline(): void {
    declineEmail();
    setAnswered(true);
  }
  return (
    <Notice
      tone="accent"
      icon={Mail}
      heading={text('Never miss a reply')}
      action={
        <>
          <Button onClick={() => void accept()}>{text('Email me')}</Button>
          <Button look="quiet" onClick={decline}>
            {text('Not now')}
          </Button>
        </>
      }
    >
      <p>
        {text("This browser can't show notifications. We can email you when a reply waits and you're away.")}
      </p>
    </Notice>
  );
}

import { useHost } from '@guest/shared';
import type { NotificationClass } from '@guest/shared/contracts/notification/notification-classes';
import { isPushSupported } from '@guest/shared/push/push-support';
import { useProperty } from '@guest/shared/property/use-property';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import { DeviceToggle } from './device-toggle';
import { EmailToggles } from './email-toggles';
import { QuietHours } from './quiet-hours';
import { useNotifications } from './use-notifications';
import styles from './notifications.module.css';

/** The classes that can be chosen here; a class of a later release that this one does not know is left out. */
const classTexts: Partial<Record<NotificationClass, AccountTextKey>> = {
  chat: 'New messages',
  orders: 'Your orders',
  bookings: 'Your bookings',
  requests: 'Your requests',
  announcements_service: 'News from the hotel',
};

/** The guest's notification settings: the classes of notifications, the quiet hours and emails. */
export function Notifications({ hasEmail }: { hasEmail: boolean }) {
  const text = useAccountText();
  const host = useHost();
  const { chatSettings } = useProperty();
  const { read, preferences, change } = useNotifications();
  if (!preferences) {
    if (!read.isError) return <Skeleton shape="row" count={2} />;
    const texts = { failed: text("We couldn't load this."), retry: text('Try again') };
    return <FailedPart texts={texts} onRetry={() => void read.refetch()} />;
  }
  const { choices, quietHours, privatePreviews, isOnThisDevice } = preferences;
  const emailed = choices.filter(
    (one) => hasEmail && one.channel === 'email' && (one.class !== 'chat' || chatSettings.enabled),
  );
  const pushed = choices.filter((one) => one.channel === 'push');
  // The hotel's own app shows its notifications itself.
  const isOwnApp = host.layout.getState().isAppMode;
  const isPushed = isPushSupported(host) && isOnThisDevice;

  return (
    <div className={styles.notifications}>
      {!isOwnApp && <DeviceToggle isOn={isOnThisDevice} onChanged={() => read.refetch()} />}
      {isPushed && (
        <fieldset className={styles.classes}>
          <legend>{text('Notify me about')}</legend>
          {pushed.map((choice) => {
            const label = classTexts[choice.class];
            if (!label || (choice.class === 'chat' && !chatSettings.enabled)) return null;
            return (
              <Toggle
                key={choice.class}
                label={text(label)}
                checked={choice.isOn}
                onChange={(event) => void change({ choices: [{ ...choice, isOn: event.target.checked }] })}
              />
            );
          })}
        </fieldset>
      )}
      <EmailToggles choices={emailed} onChange={(choice) => void change({ choices: [choice] })} />
      {(isPushed || emailed.some(({ isOn }) => isOn)) && (
        <>
          <Toggle
            label={text('Private previews')}
            help={text("Notifications don't show names or messages.")}
            checked={privatePreviews}
            onChange={(event) => void change({ privatePreviews: event.target.checked })}
          />
          <QuietHours hours={quietHours} onChange={(hours) => void change({ quietHours: hours })} />
        </>
      )}
    </div>
  );
}

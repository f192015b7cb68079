import type { NotificationPreferences } from '@guest/shared/contracts/notification/notification.contract';
import { QUIET_FROM, QUIET_TO } from '@guest/shared/contracts/notification/notification-classes';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useAccountText } from '../texts/account-texts';
import styles from './notifications.module.css';

type Hours = NotificationPreferences['quietHours'];

export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const text = useAccountText();
  /** A field that is being typed has no value for a moment. */
  const changeTime = (name: 'from' | 'to', time: string) => {
    if (hours && time !== '') onChange({ ...hours, [name]: time });
  };
  return (
    <>
      <Toggle
        label={text('Quiet hours')}
        help={text("In the hotel's time. Only safety notices arrive then.")}
        checked={hours !== null}
        onChange={(event) => onChange(event.target.checked ? { from: QUIET_FROM, to: QUIET_TO } : null)}
      />
      {hours && (
        <div className={styles.hours}>
          <TextField
            name="quietFrom"
            label={text('Quiet from')}
            kind="time"
            value={hours.from}
            onChange={(event) => changeTime('from', event.target.value)}
          />
          <TextField
            name="quietTo"
            label={text('Quiet until')}
            kind="time"
            value={hours.to}
            onChange={(event) => changeTime('to', event.target.value)}
          />
        </div>
      )}
    </>
  );
}

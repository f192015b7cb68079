import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import { Section } from '@guest/shared/ui/section/section';
import BellOff from 'lucide/dist/esm/icons/bell-off.mjs';
import { useAccountText } from '../../profile/texts/account-texts';
import styles from './do-not-disturb.module.css';
import { useDoNotDisturb } from './use-do-not-disturb';
import { useUntil } from './use-until';

/** Asks the staff to leave the guest's room alone until a time, and shows until when they do. */
export function DoNotDisturb() {
  const text = useAccountText();
  const untilLabel = useUntil();
  const { state, isBusy, turnOn, turnOff } = useDoNotDisturb();
  if (!state) return null;
  const { current, choices, isUnverified } = state;
  // Before the arrival and after the departure there is no room to leave alone.
  if (!current && choices.length === 0) return null;
  return (
    <Section heading={text('Do not disturb')}>
      <div className={styles.quiet} role="status">
        {current ? (
          <p className={styles.on}>
            <Icon of={BellOff} size={20} />
            <span>
              {text("We won't disturb room {room}.", { room: current.room })} {untilLabel(current.until)}
            </span>
          </p>
        ) : (
          <p>
            {text(
              "No one will come to your room until the time you choose. You'll still get messages and calls.",
            )}
          </p>
        )}
        {current && <p>{text("If you request something, we'll still bring it.")}</p>}
      </div>
      {current && (
        <Button look="secondary" isBusy={isBusy} onClick={turnOff}>
          {text('Turn off do not disturb')}
        </Button>
      )}
      {!current && isUnverified && <p>{text('Find your reservation first, so we know your room.')}</p>}
      {!current && !isUnverified && (
        <ul role="list" className={styles.choices}>
          {choices.map((until) => (
            <li key={until}>
              <Button look="secondary" isBusy={isBusy} onClick={() => turnOn(until)}>
                {untilLabel(until)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

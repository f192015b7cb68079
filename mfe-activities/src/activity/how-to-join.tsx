import type { Activity } from '@guest/shared/contracts/activity.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { buttonClass } from '@guest/shared/ui/button-look';
import { Icon } from '@guest/shared/ui/icon';
import { PhoneLink } from '@guest/shared/ui/phone-link';
import DoorOpen from 'lucide-react/icons/door-open';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useText } from '../texts';
import styles from './how-to-join.module.css';

/** The next step: come along, or ask for a place. */
export function HowToJoin({ activity }: { activity: Activity }) {
  const text = useText();
  const property = usePathParam('property');
  const { phone } = useProperty();
  if (activity.dropIn && !activity.isBookable) {
    return (
      <p className={styles.open}>
        <Icon of={DoorOpen} />
        {text('Just come along, no booking needed')}
      </p>
    );
  }
  return (
    <div>
      <p className={styles.open}>
        {activity.isBookable
          ? text('Places are limited: book ahead with reception')
          : text('Arranged through reception')}
      </p>
      <div className={styles.actions}>
        <ButtonLink look="primary" to="property-chat-intro" params={{ property }}>
          <Icon of={MessageCircle} size={20} />
          {text('Ask reception')}
        </ButtonLink>
        <PhoneLink phone={phone} className={buttonClass({})} />
      </div>
    </div>
  );
}

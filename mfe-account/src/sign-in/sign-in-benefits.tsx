import type { Property } from '@guest/shared/contracts/property/property.contract';
import { useProperty } from '@guest/shared/property/use-property';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useText, type TextKey } from '../texts';
import styles from './sign-in-benefits.module.css';

/** Each benefit with the feature that a hotel must have, so that nothing is promised that it does not offer. */
const benefits: [keyof Property['features'], typeof Camera, TextKey][] = [
  ['chat', MessageCircle, 'Message reception from anywhere'],
  ['tableBooking', CalendarCheck, 'Book tables in your name'],
  ['activities', CalendarCheck, 'Book activities in your name'],
  ['requests', ConciergeBell, 'Send requests to the hotel'],
  ['feed', Camera, 'Share your moments with other guests'],
];

export function SignInBenefits() {
  const text = useText();
  const { features } = useProperty();
  const offered = benefits.filter(([feature]) => features[feature]);
  if (offered.length === 0) return null;
  return (
    <section className={styles.benefits}>
      <h2 className={styles.heading}>{text('Why sign in')}</h2>
      <ul role="list" className={styles.list}>
        {offered.map(([, icon, benefit]) => (
          <li key={benefit}>
            <Icon of={icon} size={20} className={styles.icon} />
            {text(benefit)}
          </li>
        ))}
      </ul>
    </section>
  );
}

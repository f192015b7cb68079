import { Icon } from '@guest/shared/ui/base/icon';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { useText, type TextKey } from '../texts';
import styles from './sign-in-benefits.module.css';

const benefits: [typeof Camera, TextKey][] = [
  [MessageCircle, 'Message reception from anywhere'],
  [CalendarCheck, 'Book tables and activities in your name'],
  [ConciergeBell, 'Request towels, a taxi or a late check-out'],
  [Camera, 'Share your moments with other guests'],
];

export function SignInBenefits() {
  const text = useText();
  return (
    <section className={styles.benefits}>
      <h2 className={styles.heading}>{text('Why sign in')}</h2>
      <ul role="list" className={styles.list}>
        {benefits.map(([icon, benefit]) => (
          <li key={benefit}>
            <Icon of={icon} size={20} className={styles.icon} />
            {text(benefit)}
          </li>
        ))}
      </ul>
    </section>
  );
}

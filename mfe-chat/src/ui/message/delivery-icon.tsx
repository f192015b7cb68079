import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import { classNames } from '@guest/shared/ui/base/class-names';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useText, type TextKey } from '../../texts';
import type { Delivery } from '../../model/state/delivery';
import styles from './delivery-icon.module.css';

const icons: Record<Delivery, Glyph> = {
  queued: Clock,
  uploading: Clock,
  sending: Clock,
  unknown: Clock,
  held: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
};
const labels: Record<Delivery, TextKey> = {
  queued: 'Sending',
  uploading: 'Sending',
  sending: 'Sending',
  unknown: 'Sending',
  held: 'Not sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not sent',
};

/**
 * Shows the delivery state as an icon: a clock, one tick, two ticks, two coloured ticks or a red mark. Screen
 * readers get a word instead.
 */
export function DeliveryIcon({ mark }: { mark: Delivery }) {
  const text = useText();
  return (
    <span title={text(labels[mark])} className={classNames(styles.mark, styles[mark])}>
      <Icon of={icons[mark]} size={16} />
      <VisuallyHidden>{text(labels[mark])}</VisuallyHidden>
    </span>
  );
}

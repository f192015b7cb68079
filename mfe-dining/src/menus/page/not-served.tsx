import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { Notice } from '@guest/shared/ui/state/notice';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useText } from '../../texts';
import { MenuHours } from '../list/menu-hours';
import styles from './not-served.module.css';
import { useServing } from '../serving/use-serving';

/** A notice that the menu is not served now; guests can still browse it. */
export function NotServed({ menu }: { menu: MenuOverview }) {
  const text = useText();
  const { isServed } = useServing(menu);
  if (isServed) return null;
  return (
    <div className={styles.notice}>
      <Notice icon={Clock} tone="warning" heading={text('Not served right now')}>
        <MenuHours availability={menu.availability} />
        <p>{text('You can still browse the menu.')}</p>
      </Notice>
    </div>
  );
}

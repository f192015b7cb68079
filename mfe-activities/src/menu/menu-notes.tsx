import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { useText } from '../texts';
import styles from './menu-notes.module.css';

/** The notes that apply to the whole menu. */
export function MenuNotes({ menu }: { menu: MenuOverview }) {
  const text = useText();
  if (menu.sections.length === 0) return <p className={styles.notes}>{text('No menus yet')}</p>;
  return (
    <footer className={styles.notes}>
      <p>{text('Listed by the kitchen. Please tell us about allergies before ordering.')}</p>
      <p>{menu.pricesIncludeTax ? text('Prices include tax.') : text('Prices exclude tax.')}</p>
    </footer>
  );
}

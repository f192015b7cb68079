import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { useText } from '../../texts';
import styles from './menu-notes.module.css';

/** The notes that apply to the whole menu. */
export function MenuNotes({ menu }: { menu: MenuOverview }) {
  const text = useText();
  return (
    <footer className={styles.notes}>
      <p>{text('Listed by the kitchen. Please tell us about allergies before ordering.')}</p>
      <p>{text(menu.pricesIncludeTax ? 'Prices include tax.' : 'Prices exclude tax.')}</p>
    </footer>
  );
}

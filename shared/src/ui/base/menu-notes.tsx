import { useTexts } from '@guest/shared';
import type { MenuOverview } from '../../contracts/menu/menu.schema';
import styles from './menu-notes.module.css';

type MenuNoteText =
  | 'Listed by the kitchen. Please tell us about allergies before ordering.'
  | 'Prices include tax.'
  | 'Prices exclude tax.';

/** The notes that apply to the whole menu. Every package that shows a menu has the texts in its catalog. */
export function MenuNotes({ menu }: { menu: MenuOverview }) {
  const text = useTexts<MenuNoteText>();
  return (
    <footer className={styles.notes}>
      <p>{text('Listed by the kitchen. Please tell us about allergies before ordering.')}</p>
      <p>{text(menu.pricesIncludeTax ? 'Prices include tax.' : 'Prices exclude tax.')}</p>
    </footer>
  );
}

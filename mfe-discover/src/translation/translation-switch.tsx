import { useHost } from '@guest/shared';
import { useProperty } from '@guest/shared/property/use-property';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useText } from '../texts';
import styles from './translation-switch.module.css';
import { useTranslation, type WrittenText } from './use-translated';

/**
 * Switches a post or comment between the text as written and its translation. Where a translation is likely, the place
 * of the button is kept free from the first paint on, so that nothing moves when it arrives.
 */
export function TranslationSwitch({ written }: { written: WrittenText & { isMine: boolean } }) {
  const text = useText();
  const { lang } = useHost();
  const { translates } = useProperty().chatSettings;
  const { translation, isTurned, turn } = useTranslation(written);
  const isLikely = translates && !written.isMine && written.lang !== lang;
  if (!translation && !isLikely) return null;
  const words = (
    <>
      <Icon of={Languages} size={16} />
      {translation && isTurned ? text('Show original') : text('See translation')}
    </>
  );
  return translation ? (
    <button type="button" className={styles.turn} onClick={turn}>
      {words}
    </button>
  ) : (
    <span aria-hidden="true" className={classNames(styles.turn, styles.awaited)}>
      {words}
    </span>
  );
}

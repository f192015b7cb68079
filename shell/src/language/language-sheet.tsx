import type { Host } from '@guest/shared';
import { directionOf, type Lang } from '@guest/shared/contracts/core/languages';
import { languageName } from '@guest/shared/format/language-name';
import { changePageLanguage } from '@guest/shared/page/page-language';
import { Icon } from '@guest/shared/ui/base/icon';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useText } from '../texts';
import styles from './language-sheet.module.css';

/** Lists every language by its own name, so that its speakers recognize it. */
export function LanguageSheet(props: {
  host: Host;
  offered: readonly Lang[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const { host, offered, isOpen, onClose } = props;
  const text = useText();

  function choose(lang: Lang): void {
    changePageLanguage(host, lang);
    onClose();
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} heading={text('Language')} close={text('Close')}>
      <ul role="list" className={styles.languages}>
        {offered.map((lang) => (
          <li key={lang}>
            <button
              type="button"
              lang={lang}
              dir={directionOf(lang)}
              aria-current={lang === host.lang ? 'true' : undefined}
              className={styles.language}
              onClick={() => choose(lang)}
            >
              {capitalised(languageName(lang, lang), lang)}
              {lang === host.lang && <Icon of={Check} size={20} className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** French and Spanish do not capitalize the names of languages, but a list item starts with a capital. */
const capitalised = (name: string, lang: Lang) => name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);

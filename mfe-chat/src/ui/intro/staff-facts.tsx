import { useHost } from '@guest/shared';
import { languageName } from '@guest/shared/format/language-name';
import { listText } from '@guest/shared/format/list-text';
import { useIsOtherTimeZone } from '@guest/shared/property/use-is-other-time-zone';
import { useOpeningLabel } from '@guest/shared/property/use-opening-label';
import { useProperty } from '@guest/shared/property/use-property';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useText } from '../../texts';
import styles from './staff-facts.module.css';

/** Shows who reads the messages, during which hours and in which languages. */
export function StaffFacts() {
  const text = useText();
  const { lang } = useHost();
  const { languages, chatSettings } = useProperty();
  const { key, values } = useOpeningLabel(chatSettings.staffHours);
  const isElsewhere = useIsOtherTimeZone();
  return (
    <FactList>
      <Fact icon={ConciergeBell} name={text('On duty')}>
        {text('Reception and concierge, who know the hotel best.')}
      </Fact>
      <Fact icon={Clock} name={text('Hours')}>
        {text(key, values)}
        {isElsewhere && <span className={styles.note}>{text('All times are hotel time.')}</span>}
      </Fact>
      <Fact icon={Languages} name={text('Languages')}>
        {listText(
          languages.map((code) => languageName(code, lang)),
          lang,
        )}
      </Fact>
    </FactList>
  );
}

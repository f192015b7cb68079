import { useHost } from '@guest/shared';
import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import { languageName } from '@guest/shared/format/language-name';
import { listText } from '@guest/shared/format/list-text';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import CloudSun from 'lucide/dist/esm/icons/cloud-sun.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import TrendingUp from 'lucide/dist/esm/icons/trending-up.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useText } from '../texts';
import { accessibilityTexts } from '@guest/shared/format/accessibility-texts';
import styles from './activity-facts.module.css';
import { useDuration } from '../activity-card/use-duration';

/** The facts that matter for the decision to take part. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const { place, outlet, durationMinutes, ageLabel, level, languages, weatherDependent, accessibility } =
    activity;
  const text = useText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const durationOf = useDuration();
  return (
    <FactList>
      <Fact icon={MapPin} name={text('Location')}>
        {place}
      </Fact>
      {outlet && (
        <Fact icon={Store} name={text('Offered by')}>
          <PageLink
            to="property-activities-outlet"
            params={{ property, outlet: outlet.slug }}
            className={styles.outlet}
          >
            {outlet.name}
          </PageLink>
        </Fact>
      )}
      <Fact icon={Clock} name={text('Duration')}>
        {durationOf(durationMinutes)}
      </Fact>
      {ageLabel && (
        <Fact icon={Users} name={text("Who it's for")}>
          {ageLabel}
        </Fact>
      )}
      {level && (
        <Fact icon={TrendingUp} name={text('Level')}>
          {level}
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact icon={Languages} name={text('Languages')}>
          {listText(
            languages.map((code) => languageName(code, lang)),
            lang,
          )}
        </Fact>
      )}
      {weatherDependent && (
        <Fact icon={CloudSun} name={text('Weather')}>
          {text('Weather permitting')}
        </Fact>
      )}
      {accessibility.length > 0 && (
        <Fact icon={Accessibility} name={text('Accessibility')}>
          {listText(
            accessibility.map((kind) => text(accessibilityTexts[kind])),
            lang,
          )}
        </Fact>
      )}
    </FactList>
  );
}

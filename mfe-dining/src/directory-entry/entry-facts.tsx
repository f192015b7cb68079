import type { DirectoryEntry } from '@guest/shared/contracts/directory/directory.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { WeekHours } from '../opening-hours/week-hours';
import { PlaceFact } from '../place/place-fact';
import { useText } from '../texts';
import { accessibilityTexts } from '@guest/shared/format/accessibility-texts';
import styles from './entry-facts.module.css';

/** Shows the place, opening hours and contact details of an entry. */
export function EntryFacts({ entry }: { entry: DirectoryEntry }) {
  const { place, location, phone, email, openingHours, accessibility } = entry;
  const text = useText();
  if (!place && !location && !phone && !email && !openingHours && accessibility.length === 0) return null;
  return (
    <FactList>
      {openingHours && (
        <Fact icon={Clock} name={text('Opening hours')}>
          <details className={styles.hours}>
            <summary>
              <OpeningBadge hours={openingHours} />
            </summary>
            <WeekHours hours={openingHours} />
          </details>
        </Fact>
      )}
      {(place ?? location) && <PlaceFact {...entry} />}
      {phone && (
        <Fact icon={Phone} name={text('Phone')}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {email && (
        <Fact icon={Mail} name={text('Email')}>
          <a href={`mailto:${email}`} className={styles.email}>
            <bdi>{email}</bdi>
          </a>
        </Fact>
      )}
      {accessibility.length > 0 && (
        <Fact icon={Accessibility} name={text('Accessibility')}>
          <span className={styles.badges}>
            {accessibility.map((kind) => (
              <Badge key={kind}>{text(accessibilityTexts[kind])}</Badge>
            ))}
          </span>
        </Fact>
      )}
    </FactList>
  );
}

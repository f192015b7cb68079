import { BUCKET_COOKIE, LOCAL_COOKIE } from '@guest/shared/contracts/release/boot.contract';
import { useCookieConsent } from '@guest/shared/consent/use-cookie-consent';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect, useState } from 'react';
import styles from './cookies-page.module.css';
import { storedThings, type StoredThing } from '../device/stored-things';
import { useStorageSize } from './use-storage-size';
import { useSystemText, type SystemTextKey } from '../../system-texts/system-texts';

/** The purposes of stored entries by name, as shown to the guest. */
const purposes: Readonly<Record<string, SystemTextKey>> = {
  'guest-session': 'Who you are, so you stay signed in',
  'guest-sign-up': 'Your sign-in progress',
  'cookie-consent': 'Your choice on this page',
  'last-property': 'The last hotel you viewed',
  'deep-link': "Whether pages open in the hotel's app",
  lang: 'Your language',
  theme: 'Light or dark mode',
  [BUCKET_COOKIE]: 'Which of two versions you see',
  [LOCAL_COOKIE]: 'Parts served from this device, for developers',
};

const byKind: Readonly<Record<StoredThing['kind'], SystemTextKey>> = {
  cookie: 'Required by the app',
  local: 'Required by the app',
  session: 'Required until you close this tab',
  cache: 'Pages for offline reading',
  database: 'Content waiting to be sent or read offline',
};

/** Lists the stored entries; a change of consent refreshes the list. */
export function StoredThings() {
  const text = useSystemText();
  const consent = useCookieConsent();
  const size = useStorageSize();
  const [things, setThings] = useState<StoredThing[]>();
  useEffect(() => void storedThings().then(setThings, reportError), [consent]);

  if (!things) return <Skeleton shape="row" count={3} />;
  if (things.length === 0) return <p className={styles.words}>{text('Nothing.')}</p>;
  return (
    <>
      {size !== undefined && (
        <p className={styles.words}>{text('All of it takes about {size}.', { size })}</p>
      )}
      <ListRows>
        {[...namesByPurpose(things)].map(([purpose, names]) => (
          <ListRow
            key={purpose}
            name={text(purpose)}
            line={
              <code dir="ltr" className={styles.code}>
                {names.join(', ')}
              </code>
            }
          />
        ))}
      </ListRows>
    </>
  );
}

/** Groups entries with the same purpose, so that the guest sees one line for them. */
function namesByPurpose(things: StoredThing[]): Map<SystemTextKey, string[]> {
  const names = new Map<SystemTextKey, string[]>();
  for (const { kind, name } of things) {
    // Shared photos wait in a cache until they are sent.
    const purpose = purposes[name] ?? byKind[name.startsWith('draft') ? 'database' : kind];
    names.set(purpose, [...(names.get(purpose) ?? []), name]);
  }
  return names;
}

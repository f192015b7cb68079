import { useLocation } from '@guest/shared/router';
import { classList } from '@guest/shared/ui/class-list';
import { Button } from '@guest/shared/ui/button';
import { Icon } from '@guest/shared/ui/icon';
import { IconButton } from '@guest/shared/ui/icon-button';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useState } from 'react';
import { useLateText } from '../late-texts/use-late-text';
import { useText } from '../texts';
import styles from '../layout/banner.module.css';

/** Told to the window: what finds out and what says it begin apart from each other. */
const PART_MISSED = 'part-missed';

export const tellMissedPart = (): void => void dispatchEvent(new Event(PART_MISSED));

/** Says that a part of the page stays away, for as long as the page is open or until the guest has read it. */
export function MissedPart() {
  const { pathname } = useLocation();
  const [missedOn, setMissedOn] = useState<string>();
  useEffect(() => {
    const tell = () => setMissedOn(location.pathname);
    addEventListener(PART_MISSED, tell);
    return () => removeEventListener(PART_MISSED, tell);
  }, []);
  // Also on a page that needs all of the screen: nobody else says it there.
  return (
    <div>
      <div role="status">
        {missedOn === pathname && <MissedWords onRead={() => setMissedOn(undefined)} />}
      </div>
    </div>
  );
}

function MissedWords({ onRead }: { onRead: () => void }) {
  const text = useLateText();
  const shellText = useText();
  return (
    <div className={classList(styles.banner, styles.missed)}>
      <Icon of={CloudOff} size={20} />
      <p>{text('A part of this page did not come.')}</p>
      <IconButton className={styles.close} icon={X} name={shellText('Close')} onClick={onRead} />
      <Button isWide onClick={() => location.reload()}>
        {text('Load the page again')}
      </Button>
    </div>
  );
}

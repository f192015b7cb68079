import { useLocation } from '@guest/shared/router';
import { classList } from '@guest/shared/ui/base/class-list';
import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useState } from 'react';
import { useLateText } from '../late-texts/use-late-text';
import { useText } from '../texts';
import styles from '../layout/banner.module.css';

/** Told to the window: what finds out and what says it begin apart from each other. */
const PART_MISSED = 'part-missed';
const PART_CAME = 'part-came';

export const tellMissedPart = (): void => void dispatchEvent(new Event(PART_MISSED));
export const tellPartCame = (): void => void dispatchEvent(new Event(PART_CAME));

/** Says that a part of the page stays away, for as long as that is so, and until the page is left or the guest has read it. */
export function MissedPart() {
  const { pathname } = useLocation();
  const [missedOn, setMissedOn] = useState<string>();
  const clear = () => setMissedOn(undefined);
  useEffect(() => {
    const tell = () => setMissedOn(location.pathname);
    addEventListener(PART_MISSED, tell);
    addEventListener(PART_CAME, clear);
    return () => {
      removeEventListener(PART_MISSED, tell);
      removeEventListener(PART_CAME, clear);
    };
  }, []);
  // Also on a page that needs all of the screen: nobody else says it there.
  return (
    <div>
      <div role="status">{missedOn === pathname && <MissedWords onRead={clear} />}</div>
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

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

/** These events are dispatched on `window` because the detection and the notice are loaded independently. */
const PART_MISSED = 'part-missed';
const PART_CAME = 'part-came';

export const tellMissedPart = (): void => void dispatchEvent(new Event(PART_MISSED));
export const tellPartCame = (): void => void dispatchEvent(new Event(PART_CAME));

/**
 * Shows a notice that a part of the page is unavailable, until the part loads, the guest leaves the page or
 * the guest closes the notice.
 */
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
  // The nested `div` keeps the notice visible on full-screen pages, which hide the other status banners but
  // have no notice of their own for this.
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
      <p>{text("Part of this page didn't load.")}</p>
      <IconButton className={styles.close} icon={X} name={shellText('Close')} onClick={onRead} />
      <Button isWide onClick={() => location.reload()}>
        {text('Reload page')}
      </Button>
    </div>
  );
}

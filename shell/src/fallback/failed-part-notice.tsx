import { useLocation } from '@guest/shared/router';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useState } from 'react';
import { useLazyText } from '../lazy-texts/use-lazy-text';
import { useText } from '../texts';
import styles from '../layout/banner.module.css';

/** These events are dispatched on `window` because the detection and the notice are loaded independently. */
const PART_FAILED = 'part-missed';
const PART_LOADED = 'part-came';

export const showFailedPart = (): void => void dispatchEvent(new Event(PART_FAILED));
export const hideFailedPart = (): void => void dispatchEvent(new Event(PART_LOADED));

/**
 * Shows a notice that a part of the page is unavailable, until the part loads, the guest leaves the page or
 * the guest closes the notice.
 */
export function FailedPartNotice() {
  const { pathname } = useLocation();
  const [failedOn, setFailedOn] = useState<string>();
  const clear = () => setFailedOn(undefined);
  useEffect(() => {
    const onFailed = () => setFailedOn(location.pathname);
    addEventListener(PART_FAILED, onFailed);
    addEventListener(PART_LOADED, clear);
    return () => {
      removeEventListener(PART_FAILED, onFailed);
      removeEventListener(PART_LOADED, clear);
    };
  }, []);
  // The nested `div` keeps the notice visible on full-screen pages, which hide the other status banners but
  // have no notice of their own for this.
  return (
    <div>
      <div role="status">{failedOn === pathname && <FailedPartText onDismiss={clear} />}</div>
    </div>
  );
}

function FailedPartText({ onDismiss }: { onDismiss: () => void }) {
  const text = useLazyText();
  const shellText = useText();
  return (
    <div className={classNames(styles.banner, styles.missed)}>
      <Icon of={CloudOff} size={20} />
      <p>{text("Part of this page didn't load.")}</p>
      <IconButton className={styles.close} icon={X} name={shellText('Close')} onClick={onDismiss} />
      <Button isWide onClick={() => location.reload()}>
        {text('Reload page')}
      </Button>
    </div>
  );
}

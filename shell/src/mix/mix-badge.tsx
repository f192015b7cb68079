import { Sheet } from '@guest/shared/ui/sheet';
import { useState } from 'react';
import { pageBuild } from '../system/page-build';
import styles from './mix-badge.module.css';
import { MixPanel } from './mix-panel';
import { useMixText } from './mix-texts';

/** Says which releases the page is of, where that may differ from what guests have; a tap shows them. */
export function MixBadge() {
  const text = useMixText();
  const [isOpen, setIsOpen] = useState(false);
  const { channel, source } = pageBuild();
  return (
    <>
      <button type="button" className={styles.badge} onClick={() => setIsOpen(true)}>
        {source === 'mix' && text('Mix on {channel}', { channel })}
        {source === 'safe' && text('Safe mode on {channel}', { channel })}
        {source !== 'mix' && source !== 'safe' && channel}
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={text('Versions of this page')}
        close={text('Close')}
      >
        <MixPanel />
      </Sheet>
    </>
  );
}

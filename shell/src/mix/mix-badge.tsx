import { IconButton } from '@guest/shared/ui/button/icon-button';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import './panel-spacing.css';
import { pageBuild } from '../diagnostics/page-build';
import { loadVersions } from './load-versions';
import styles from './mix-badge.module.css';
import { withMix } from '../diagnostics/mix-link';
import { MixPanel } from './mix-panel';
import { useMixText } from './mix-texts';
import type { PageEventsStore } from './page-events.store';
import { PageEvents } from './page-events';

/** Shows that the releases of this page may differ from those that guests get; a tap lists them. */
export function MixBadge({ events }: { events: PageEventsStore }) {
  const text = useMixText();
  const [isOpen, setIsOpen] = useState(false);
  const { channel, source } = pageBuild();
  return (
    <>
      <div data-mix-strip className={styles.strip}>
        <button type="button" className={styles.badge} onClick={() => setIsOpen(true)}>
          {source === 'mix' && text('Mix on {channel}', { channel })}
          {source === 'safe' && text('Safe mode on {channel}', { channel })}
          {source === 'dev' && text('Local parts on {channel}', { channel })}
          {(source === 'channel' || source === 'rollout') && channel}
        </button>
        {source !== 'channel' && source !== 'rollout' && (
          <IconButton
            icon={X}
            name={text('Reset')}
            onClick={() => loadVersions(withMix(location.href, {}), [])}
          />
        )}
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={text('Versions of this page')}
        close={text('Close')}
      >
        <MixPanel />
        <PageEvents store={events} />
      </Sheet>
    </>
  );
}

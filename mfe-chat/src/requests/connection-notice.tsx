import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button';
import { Notice } from '@guest/shared/ui/notice';
import { useIsPast } from '@guest/shared/ui/use-is-past';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import { useStore } from 'zustand';
import { useRequestText } from './request-texts';

/** A connection that is back at once is not worth a word. */
const WORTH_A_WORD_MS = 2_000;

/** Says what still works while the server cannot be reached, or is spoken to from another device. */
export function ConnectionNotice() {
  const { realtime } = useHost();
  const connection = useStore(realtime.state, (state) => state.connection);
  if (connection === 'replaced') return <Replaced onTake={realtime.useHere} />;
  return connection === 'lost' ? <Lost /> : null;
}

function Replaced({ onTake }: { onTake: () => void }) {
  const text = useRequestText();
  return (
    <Notice
      isAnnounced
      tone="warning"
      icon={MonitorSmartphone}
      heading={text('The suite is open on another device')}
      action={<Button onClick={onTake}>{text('Use here')}</Button>}
    >
      <p>{text('Only one device at a time hears from us.')}</p>
    </Notice>
  );
}

function Lost() {
  const text = useRequestText();
  const isWorthAWord = useIsPast(WORTH_A_WORD_MS);
  if (!isWorthAWord) return null;
  return (
    <Notice isAnnounced tone="warning" icon={CloudOff} heading={text('You are offline')}>
      <p>{text('What you ask for now is kept here and sent as soon as you are back.')}</p>
    </Notice>
  );
}

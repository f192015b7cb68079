import { useHost } from '@guest/shared';
import { Notice } from '@guest/shared/ui/notice';
import { useIsPast } from '@guest/shared/ui/use-is-past';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useStore } from 'zustand';
import { useRequestText } from './request-texts';

/** A connection that is back at once is not worth a word. */
const WORTH_A_WORD_MS = 2_000;

/** Says what still works while the server cannot be reached. */
export function ConnectionNotice() {
  const { realtime } = useHost();
  const isLost = useStore(realtime.state, ({ connection }) => connection === 'lost');
  return isLost ? <Lost /> : null;
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

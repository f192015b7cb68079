import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { Notice } from '@guest/shared/ui/state/notice';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import { useText } from '../../texts';

/** Shows whether staff are available and how soon they reply. */
export function StaffPresence() {
  const text = useText();
  const now = useNow();
  const { timeZone, chatSettings } = useProperty();
  if (!isOpenAt(chatSettings.staffHours, now, timeZone)) {
    return (
      <Notice icon={Moon} heading={text("We're away right now")}>
        {text("Write any time. We'll reply as soon as we're back.")}
      </Notice>
    );
  }
  return (
    <Notice tone="positive" icon={MessageCircle} heading={text("We're here for you")}>
      {text('We usually reply within {minutes} minutes.', { minutes: chatSettings.expectedReplyMinutes })}
    </Notice>
  );
}

import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useLateText } from '../../late-texts/late-texts';
import { useDayTimeName } from '../model/use-day-time';
import { useWishedDate } from '../model/use-slots';
import { useWish } from '../model/use-wish';
import { useHost } from '@guest/shared';
import { dateLabel } from '@guest/shared/format/day-label';

/** Links to the chat with a prepared message, for requests that this page cannot handle. */
export function AskTheHouse({ outlet, about }: { outlet: Outlet; about?: string }) {
  const text = useLateText();
  const dayTime = useDayTimeName();
  const { lang } = useHost();
  const property = usePathParam('property');
  const date = useWishedDate(outlet);
  const { wish } = useWish();
  const when = wish.at ? dayTime(wish.at) : dateLabel(date, lang);
  const words = text('A table for {n} at {outlet}, {when}: could you arrange it?', {
    n: wish.partySize,
    outlet: outlet.name,
    when,
  });
  const chatEntry = useChatEntry({ populatedMessage: about ?? words });
  return (
    <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
      {text('Message us')}
    </ButtonLink>
  );
}

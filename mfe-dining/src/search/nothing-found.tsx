import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useLateText } from '../late-texts/late-texts';

/** Nothing the house has written answers; somebody at reception does, and the guest need not say it twice. */
export function NothingFound({ query }: { query: string }) {
  const text = useLateText();
  const property = usePathParam('property');
  const chatEntry = useChatEntry({ populatedMessage: query });
  return (
    <EmptyState
      icon={SearchX}
      heading={text('Nothing found')}
      action={
        <>
          <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
            {text('Ask reception')}
          </ButtonLink>
          <ButtonLink look="quiet" to="property-directories" params={{ property }}>
            {text('Show the whole directory')}
          </ButtonLink>
        </>
      }
    >
      {text('Try another word, or ask. Somebody knows.')}
    </EmptyState>
  );
}

import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import MessageCircleOff from 'lucide/dist/esm/icons/message-circle-off.mjs';
import { useText } from '../../texts';

/** Shown for a room that does not exist or that the guest has left. */
export function RoomNotFound() {
  const text = useText();
  const property = usePathParam('property');
  return (
    <EmptyState
      icon={MessageCircleOff}
      heading={text('Conversation not found')}
      action={
        <ButtonLink look="primary" to="property-chat" params={{ property }}>
          {text('All conversations')}
        </ButtonLink>
      }
    >
      {text('You may have left or been removed.')}
    </EmptyState>
  );
}

import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { RoomListSkeleton } from '../room-list/room-list-skeleton';
import { useText } from '../../texts';

/** Reserves the space of the rooms while they load. */
export function ConversationSkeleton() {
  const text = useText();
  return (
    <div aria-busy="true">
      <PageHeading heading={text('Chat')} />
      <RoomListSkeleton />
    </div>
  );
}

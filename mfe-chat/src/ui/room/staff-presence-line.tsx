import { useHost } from '@guest/shared';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { listText } from '@guest/shared/format/list-text';
import { useNow } from '@guest/shared/page/use-now';
import { useOpeningLabel } from '@guest/shared/property/use-opening-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useChatState } from '../context/chat-context';
import { kindOf } from '../../model/state/room-kind';
import type { Room } from '../../model/state/room';
import { useText } from '../../texts';

/** The line below the room's name: when and how soon the staff reply, or who else is in the room. */
export function StaffPresenceLine({ room }: { room: Room }) {
  const kind = kindOf(room);
  if (kind === 'reception') return <StaffReplyTime desk={room.desk} />;
  if (kind === 'group') return <GroupMembers room={room} />;
  return <GuestStatus room={room} />;
}

/**
 * Prefers the reply time that the server has measured for this guest over the one in the property's settings.
 */
function StaffReplyTime({ desk }: Pick<Room, 'desk'>) {
  const text = useText();
  const now = useNow();
  const { timeZone, phone, chatSettings } = useProperty();
  const { staffHours, expectedReplyMinutes } = chatSettings;
  const { key, values } = useOpeningLabel(staffHours);
  if (!isOpenAt(staffHours, now, timeZone)) {
    return text('{hours}. For anything urgent, call {phone}', {
      hours: text(key, values),
      phone: desk?.phone ?? phone,
    });
  }
  return text('Usually replies within {minutes} min', {
    minutes: desk?.expectedReplyMinutes ?? expectedReplyMinutes,
  });
}

function GroupMembers({ room }: { room: Room }) {
  const text = useText();
  const { lang } = useHost();
  const own = useChatState(({ me }) => me?.chat_uuid);
  const names = room.participants
    .filter(({ id, type }) => type === 'guest' && id !== own)
    .map(({ name }) => name);
  return names.length === 0 ? (
    text('You and the hotel')
  ) : (
    <bdi>{listText([...names, text('You')], lang)}</bdi>
  );
}

function GuestStatus({ room }: { room: Room }) {
  const text = useText();
  if (room.hasBlockedByYou) return text('Blocked');
  if (room.requestState === 'pending_in') return text('Wants to message you');
  if (room.requestState === 'pending_out') return text('Not accepted yet');
  return text('A guest of this hotel');
}

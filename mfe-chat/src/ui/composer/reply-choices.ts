import type { RoomKind } from '../../model/state/room-kind';
import type { TextKey } from '../../texts';

type Stay = 'PRE' | 'IN' | 'OUT';

const toReception: Record<Stay, readonly TextKey[]> = {
  PRE: [
    'When can we check in?',
    'Can you arrange a transfer from the airport?',
    'Is there parking at the hotel?',
  ],
  IN: [
    'Could we have two more towels, please?',
    'Could we have a late check-out?',
    'Is there a table for two tonight?',
    'Could you call us a taxi for six?',
  ],
  OUT: ['I think I left something in my room.', 'Could you send me a copy of my bill?'],
};
const toGuests: readonly TextKey[] = ['On my way!', 'See you there!', 'Thank you!'];

/** Returns suggestions that fit the recipient and the phase of the stay. */
export const quickReplies = (kind: RoomKind, stay: Stay | null | undefined): readonly TextKey[] =>
  kind === 'reception' ? toReception[stay ?? 'IN'] : toGuests;

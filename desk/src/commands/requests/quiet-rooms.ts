import { requiredOption, UsageError, type Command } from '../../core/command';
import { findOnly } from '../../core/find';
import { quietRoomLine, quietRoomRow } from '../../terminal/quiet-room-row';
import { table } from '../../terminal/table';

const REASONS = ['safety', 'repair', 'guest_asked'] as const;
const isReason = (text: string): text is (typeof REASONS)[number] => REASONS.some((one) => one === text);

export const quietRooms: Command = {
  name: 'quiet-rooms',
  summary: 'rooms whose guests do not want to be disturbed, and until when',
  async run({ desk }) {
    const data = await desk.request('loadDoNotDisturb', {});
    const lines =
      data.rooms.length > 0 ? table(data.rooms.map(quietRoomRow)) : ['Every room may be disturbed.'];
    return { data, lines };
  },
};

export const disturb: Command = {
  name: 'disturb',
  args: '<room>',
  summary: `ends “do not disturb” of a room for a reason: ${REASONS.join(', ')}; its guests see it`,
  example: 'pnpm desk disturb 204 --reason safety',
  options: ['--reason <why>'],
  async run({ desk }, [query = ''], options) {
    const reason = requiredOption(options, 'reason');
    if (!isReason(reason)) throw new UsageError(`--reason is one of ${REASONS.join(', ')}`);
    const { rooms } = await desk.request('loadDoNotDisturb', {});
    const { uuid } = findOnly(rooms, query, { kind: 'room', id: (one) => one.uuid, name: (one) => one.room });
    const data = await desk.request('endDoNotDisturb', { uuid, reason });
    return { data, lines: [quietRoomLine(data.doNotDisturb)] };
  },
};

import type { Command } from '../../core/command';
import { table } from '../../terminal/table';

export const staff: Command = {
  name: 'staff',
  usage: '[--all]',
  summary: 'who is at the desk now; --all: everybody of the house',
  words: [0, 0],
  options: { all: { type: 'boolean' } },
  async run({ desk }, _words, { all }) {
    const data = await desk.ask(all ? 'getHotelStaff' : 'getStaffsExternal', {});
    const rows = data.map(({ nickName, title = '', department = '', isOnline }) => [
      isOnline ? '●' : '○',
      nickName,
      department,
      title,
    ]);
    return { data, lines: table(rows) };
  },
};

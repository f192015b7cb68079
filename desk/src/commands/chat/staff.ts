import type { Command } from '../../core/command';
import { table } from '../../terminal/table';

export const staff: Command = {
  name: 'staff',
  summary: 'lists staff who are online; --all: all staff',
  options: ['--all'],
  async run({ desk }, _args, { all }) {
    const data = await desk.request(all ? 'getHotelStaff' : 'getStaffsExternal', {});
    const rows = data.map(({ nickName, title = '', department = '', isOnline }) => [
      isOnline ? '●' : '○',
      nickName,
      department,
      title,
    ]);
    return { data, lines: table(rows) };
  },
};

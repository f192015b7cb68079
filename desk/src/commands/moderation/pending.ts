import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';

export const pending: Command = {
  name: 'pending',
  summary: 'lists posts and comments that wait for a look before they are published',
  async run({ desk }) {
    const { items } = await desk.request('loadPending', {});
    const rows = items.map(({ id, kind, authorName, text }) => [shortId(id), kind, authorName, glance(text)]);
    return { data: items, lines: rows.length > 0 ? table(rows) : ['Nothing waits to be published.'] };
  },
};

import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { photoAddresses } from '../../core/photo-addresses';
import { glance } from '../../terminal/printable';
import { table } from '../../terminal/table';

type Pending = ReplyOf<'loadPending'>['items'][number];

export const pending: Command = {
  name: 'pending',
  summary: 'lists posts and comments that wait for a look before they are published, with their photos',
  async run({ desk }) {
    const { items } = await desk.request('loadPending', {});
    const keys = items.flatMap(({ photos }) => photos.map(({ key }) => key));
    const addresses = await photoAddresses(desk, keys);
    const rows = items.map(({ id, kind, authorName, text }) => [shortId(id), kind, authorName, glance(text)]);
    return {
      data: items,
      lines:
        rows.length > 0
          ? [...table(rows), ...items.flatMap((item) => detailLines(item, addresses))]
          : ['Nothing waits to be published.'],
    };
  },
};

/** Returns what the table has no room for: the tags, and each photo with its description. */
function detailLines({ id, tags, photos }: Pending, addresses: ReadonlyMap<string, string>): string[] {
  const short = shortId(id);
  return [
    ...(tags.length > 0 ? [`${short}  ${tags.map((tag) => `#${glance(tag)}`).join(' ')}`] : []),
    ...photos.map(({ key, alt }) => `${short}  ${addresses.get(key) ?? 'photo not found'}  ${glance(alt)}`),
  ];
}

import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { Command, DeskContext } from '../../core/command';
import { photoAddresses } from '../../core/photo-addresses';
import { caseLines } from '../../terminal/case-lines';
import { findCase } from './find-case';

export const showCase: Command = {
  name: 'case',
  args: '<case>',
  summary: 'shows a case with what was reported, the reasons and the author’s last 90 days',
  example: 'pnpm desk case 3f2a81c0',
  async run({ desk }, [query = '']) {
    const found = await findCase(desk, query);
    const photos = await photosOf(desk, found);
    return { data: { ...found, photos }, lines: [...caseLines(found), ...photos] };
  },
};

/** Returns the addresses of the photos, also of deleted posts. */
async function photosOf(desk: DeskContext['desk'], { photoKeys }: StaffCase): Promise<string[]> {
  // The photo of a profile has an address of its own.
  const own = photoKeys.filter((key) => key.startsWith('/')).map((path) => new URL(path, desk.url).href);
  const uploaded = photoKeys.filter((key) => !key.startsWith('/'));
  return [...own, ...(await photoAddresses(desk, uploaded)).values()];
}

import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import type { Command } from '../../core/command';
import { shortId } from '../../core/find';
import { photoAddresses } from '../../core/photo-addresses';
import { claimRow } from '../../terminal/claim-row';
import { table } from '../../terminal/table';

export const claims: Command = {
  name: 'claims',
  summary: 'loyalty: nights and points that guests miss, the oldest first',
  async run({ desk }) {
    const { claims: open } = await desk.request('loadLoyaltyClaims', {});
    const addresses = await photoAddresses(
      desk,
      open.flatMap(({ photoKey }) => photoKey ?? []),
    );
    const data = {
      claims: open.map((claim) => ({ ...claim, photoUrl: addresses.get(claim.photoKey ?? '') })),
    };
    return { data, lines: claimLines(data.claims) };
  },
};

type ListedClaim = ReplyOf<'loadLoyaltyClaims'>['claims'][number] & { photoUrl: string | undefined };

/** Lists claims, with the addresses of their photos below. */
export function claimLines(listed: ListedClaim[]): string[] {
  if (listed.length === 0) return ['No claim waits for an answer.'];
  const photos = listed.flatMap(({ claimUuid, photoUrl }) =>
    photoUrl === undefined ? [] : `Photo of ${shortId(claimUuid)}: ${photoUrl}`,
  );
  return [...table(listed.map(claimRow)), ...photos];
}

import type { Command } from '../../core/command';
import { claimRow } from '../../terminal/claim-row';
import { table } from '../../terminal/table';

export const claims: Command = {
  name: 'claims',
  summary: 'loyalty: nights and points that guests miss, the oldest first',
  async run({ desk }) {
    const data = await desk.request('loadLoyaltyClaims', {});
    const lines =
      data.claims.length > 0 ? table(data.claims.map(claimRow)) : ['No claim waits for an answer.'];
    return { data, lines };
  },
};

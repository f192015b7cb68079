import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { requiredOption, UsageError, type Command, type CommandOptions } from '../../core/command';
import { findOnly } from '../../core/find';
import { claimRow } from '../../terminal/claim-row';
import { table } from '../../terminal/table';
import { wholeNumber } from './whole-number';

export const answerClaim: Command = {
  name: 'answer-claim',
  args: '<claim>',
  summary: 'loyalty: grants or declines a claim with a note that its guest reads, or takes it into review',
  example: 'pnpm desk answer-claim 1f3a9c20 --grant 250 --note "Found on your bill."',
  options: ['--grant <value>', '--decline', '--review', '--note <for the guest>'],
  async run({ desk }, [query = ''], options) {
    const answer = answerOf(options);
    const { claims } = await desk.request('loadLoyaltyClaims', {});
    const { claimUuid } = findOnly(claims, query, {
      kind: 'claim',
      id: (one) => one.claimUuid,
      name: (one) => `${one.guestName} ${one.memberNumber ?? ''}`,
    });
    const data = await desk.request('answerLoyaltyClaim', { claimUuid, ...answer });
    return { data, lines: table([claimRow(data.claim)]) };
  },
};

/** Returns the one answer that the options name. */
export function answerOf(options: CommandOptions): Omit<RequestOf<'answerLoyaltyClaim'>, 'claimUuid'> {
  const { grant, decline, review } = options;
  const named = [grant, decline, review].filter((one) => one !== undefined);
  if (named.length !== 1) throw new UsageError('one of --grant, --decline and --review is required');
  if (review !== undefined) return { status: 'in_review' };
  const note = requiredOption(options, 'note');
  if (grant === undefined) return { status: 'declined', note };
  return { status: 'granted', value: wholeNumber(grant, '--grant'), note };
}

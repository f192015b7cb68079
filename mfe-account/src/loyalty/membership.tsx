import type { Loyalty } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Benefits } from './benefits';
import { Claims } from './claims';
import { History } from './history';
import { JoinInvitation } from './join-invitation';
import { MembershipCard } from './membership-card';
import { useMember } from './use-member';

/** Shows the guest's membership, or the invitation to join. */
export function Membership({ programme }: { programme: Loyalty['programme'] }) {
  const member = useMember();
  if (member === undefined) return <Skeleton shape="row" count={2} />;
  if (member === null) return <JoinInvitation />;
  return (
    <>
      <MembershipCard programme={programme} member={member} />
      <Benefits tiers={programme.tiers} tier={member.tier} />
      <History metric={programme.metric} />
      <Claims />
    </>
  );
}

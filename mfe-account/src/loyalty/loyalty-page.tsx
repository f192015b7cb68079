import { loyaltyContract } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { JoinInvitation } from './join-invitation';
import styles from './loyalty.module.css';
import { Membership } from './membership';
import { TierList } from './tier-list';

/** The loyalty programme of the hotel, with the balance and the history of a member. */
export function LoyaltyPage() {
  const property = usePathParam('property');
  const { programme } = useRead(loyaltyContract.getLoyalty, { params: { property } });
  const isKnown = useIsSessionKnown();
  const isAnonymous = useIsAnonymous();
  return (
    <div className={styles.page}>
      <PageHeading heading={programme.name} line={programme.description} />
      {!isKnown && <Skeleton shape="row" count={2} />}
      {isKnown && (isAnonymous ? <JoinInvitation /> : <Membership programme={programme} />)}
      <TierList programme={programme} />
    </div>
  );
}

import { useHost } from '@guest/shared';
import type { LoyaltyClaim } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Badge, type Tone } from '@guest/shared/ui/base/badge';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Section } from '@guest/shared/ui/section/section';
import { useState } from 'react';
import { useExtraText, type ExtraTextKey } from '../extra-texts/extra-texts';
import styles from './loyalty.module.css';
import { useDate } from './use-date';

/** The form shares the chunk of the form to join, because the name of each chunk is part of every page. */
const loadSheet = () =>
  import(/* webpackChunkName: "page-property-loyalty-program-register" */ './claim-sheet').then(
    (it) => it.ClaimSheet,
  );

const states: Record<LoyaltyClaim['status'], [ExtraTextKey, Tone]> = {
  sent: ['Sent', 'neutral'],
  in_review: ['In review', 'accent'],
  granted: ['Granted', 'positive'],
  declined: ['Declined', 'neutral'],
};

/** Lists the guest's claims with the hotel's answers, and offers the form for another one. */
export function Claims() {
  const text = useExtraText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const read = readQuery(host, membershipContract.listLoyaltyClaims, { params });
  const { data } = useQuery(read);
  const [isOpen, setIsOpen] = useState(false);

  function sent() {
    setIsOpen(false);
    host.toast('success', text("Thank you. We'll look into it."));
    void host.queries.invalidateQueries(read);
  }
  return (
    <Section heading={text('Missing something?')}>
      <div className={styles.claims}>
        <p>{text("Tell us which stay or bill is missing, and we'll look into it.")}</p>
        {data && data.items.length > 0 && (
          <ListRows>
            {data.items.map((claim) => (
              <ClaimRow key={claim.claimUuid} claim={claim} />
            ))}
          </ListRows>
        )}
        <div>
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            {text('Report something missing')}
          </Button>
        </div>
      </div>
      <LazyPart
        load={loadSheet}
        isWanted={isOpen}
        with={{ isOpen, onClose: () => setIsOpen(false), onSent: sent }}
        onFailure={() => setIsOpen(false)}
      />
    </Section>
  );
}

function ClaimRow({ claim }: { claim: LoyaltyClaim }) {
  const { reference, date, place, answer, createdAt, status, photo } = claim;
  const text = useExtraText();
  const dateOf = useDate();
  const [label, tone] = states[status];
  return (
    <ListRow
      before={
        photo && (
          <a href={photo.url} target="_blank" rel="noreferrer">
            <img src={photo.thumbUrl} alt={text('Photo of your report')} className={styles.photo} />
          </a>
        )
      }
      name={<bdi>{reference ?? [date, place].filter(Boolean).join(' · ')}</bdi>}
      line={answer ?? dateOf(createdAt)}
      end={<Badge tone={tone}>{text(label)}</Badge>}
    />
  );
}

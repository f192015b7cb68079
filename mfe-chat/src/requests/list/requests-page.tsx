import { LatePart } from '@guest/shared/ui/state/late-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { GuestsOnly } from '../context/guests-only';
import { useRequestText } from '../texts/request-texts';
import styles from '../model/requests.module.css';

const loadRequested = () =>
  import(/* webpackChunkName: "request-requested" */ './requested').then((it) => it.Requested);

/** The page of the guest's requests. The part for guests is loaded lazily. */
export function RequestsPage() {
  const text = useRequestText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your requests')} />
      <GuestsOnly>
        <LatePart load={loadRequested} isWanted with={{}} waiting={<Skeleton shape="card" count={2} />} />
      </GuestsOnly>
    </div>
  );
}

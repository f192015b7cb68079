import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { SignInRequired } from '../context/sign-in-required';
import { useRequestText } from '../texts/request-texts';
import styles from '../model/requests.module.css';

const loadRequestList = () =>
  import(/* webpackChunkName: "request-requested" */ './request-list').then((it) => it.RequestList);

/** The page of the guest's requests. The part for guests is loaded lazily. */
export function RequestsPage() {
  const text = useRequestText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your requests')} />
      <SignInRequired>
        <LazyPart load={loadRequestList} isWanted with={{}} waiting={<Skeleton shape="card" count={2} />} />
      </SignInRequired>
    </div>
  );
}

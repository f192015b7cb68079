import { useQueryParam } from '@guest/shared/page/use-query-param';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { SignInRequired } from '../context/sign-in-required';
import { useRequestText } from '../texts/request-texts';
import styles from '../model/requests.module.css';

const loadPicker = () =>
  import(/* webpackChunkName: "request-asking" */ './request-picker').then((it) => it.RequestPicker);

/** The page for a new request: first the service, then its form. The part for guests is loaded lazily. */
export function CreateRequestPage() {
  const text = useRequestText();
  const { value: activeTemplateId } = useQueryParam('activeTemplateId');
  return (
    <div className={styles.page}>
      {activeTemplateId === undefined && (
        <PageHeading
          heading={text('How can we help?')}
          line={text("Choose what you need. You can track it until it's done.")}
        />
      )}
      <SignInRequired>
        <LazyPart
          load={loadPicker}
          isWanted
          with={{ activeTemplateId }}
          waiting={<Skeleton shape="row" count={6} />}
        />
      </SignInRequired>
    </div>
  );
}

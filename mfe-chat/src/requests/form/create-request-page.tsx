import { useQuestion } from '@guest/shared/page/use-question';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { GuestsOnly } from '../context/guests-only';
import { useRequestText } from '../texts/request-texts';
import styles from '../model/requests.module.css';

const loadAsking = () => import(/* webpackChunkName: "request-asking" */ './asking').then((it) => it.Asking);

/** The page for a new request: first the service, then its form. The part for guests is loaded lazily. */
export function CreateRequestPage() {
  const text = useRequestText();
  const { value: activeTemplateId } = useQuestion('activeTemplateId');
  return (
    <div className={styles.page}>
      {activeTemplateId === undefined && (
        <PageHeading
          heading={text('How can we help?')}
          line={text("Choose what you need. You can track it until it's done.")}
        />
      )}
      <GuestsOnly>
        <LatePart
          load={loadAsking}
          isWanted
          with={{ activeTemplateId }}
          waiting={<Skeleton shape="row" count={6} />}
        />
      </GuestsOnly>
    </div>
  );
}

import { usePathParam } from '@guest/shared/page/path-param';
import { useQuestion } from '@guest/shared/page/use-question';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { EmptyState } from '@guest/shared/ui/empty-state';
import { ErrorState } from '@guest/shared/ui/error-state';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Skeleton } from '@guest/shared/ui/skeleton';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { ConnectionNotice } from './connection-notice';
import { GuestsOnly } from './guests-only';
import { RequestForm } from './request-form';
import { useRequestText } from './request-texts';
import { useRequests, useRequestsState } from './requests-context';
import styles from './requests.module.css';
import { TemplateList } from './template-list';

/** Where a guest asks the house for something: first for what, then how. */
export function CreateRequestPage() {
  const text = useRequestText();
  const { value: activeTemplateId } = useQuestion('activeTemplateId');
  return (
    <div className={styles.page}>
      {activeTemplateId === undefined && (
        <PageHeading
          heading={text('What can we do for you?')}
          line={text('Choose what you need. You can follow it until it is done.')}
        />
      )}
      <GuestsOnly>
        <ConnectionNotice />
        <Asking activeTemplateId={activeTemplateId} />
      </GuestsOnly>
    </div>
  );
}

function Asking({ activeTemplateId }: { activeTemplateId: string | undefined }) {
  const text = useRequestText();
  const property = usePathParam('property');
  const { reload } = useRequests();
  const load = useRequestsState(({ templatesLoad }) => templatesLoad);
  const templates = useRequestsState((state) => state.templates);
  if (load === 'error') {
    return (
      <ErrorState
        heading={text('We cannot show what we offer')}
        retry={text('Try again')}
        onRetry={() => void reload().catch(reportError)}
      >
        <p>{text('Please check your connection, or call reception.')}</p>
      </ErrorState>
    );
  }
  if (load !== 'ready') return <Skeleton shape="row" count={6} />;
  if (activeTemplateId === undefined && templates.length > 0) return <TemplateList templates={templates} />;
  const template = templates.find(
    ({ requestTemplateId, slug }) => requestTemplateId === activeTemplateId || slug === activeTemplateId,
  );
  if (template) return <RequestForm key={template.requestTemplateId} template={template} />;
  return (
    <EmptyState
      level={activeTemplateId === undefined ? 2 : 1}
      icon={ConciergeBell}
      heading={text("This service isn't available right now.")}
      action={
        templates.length > 0 ? (
          <ButtonLink look="primary" to="property-request-create" params={{ property }}>
            {text('All services')}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="property-chat" params={{ property }}>
            {text('Write to us')}
          </ButtonLink>
        )
      }
    >
      <p>{text('Write to us, and we will see what we can do.')}</p>
    </EmptyState>
  );
}

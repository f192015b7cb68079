import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { useIsUnreachable, useTryAgain } from '../../ui/room-parts/use-is-connection-lost';
import { reportFailure } from '../../sync/report-failure';
import { ConnectionNotice } from '../context/connection-notice';
import { RequestForm } from './request-form';
import { useRequestText } from '../texts/request-texts';
import { useRequests, useRequestsState } from '../context/requests-context';
import { TemplateList } from './template-list';

interface RequestPickerProps {
  /** The service named in the address. */
  activeTemplateId: string | undefined;
}

/** Lists the services, or shows the form of the chosen one. */
export const RequestPicker = (props: RequestPickerProps) => (
  <>
    <ConnectionNotice />
    <Services {...props} />
  </>
);

function Services({ activeTemplateId }: RequestPickerProps) {
  const text = useRequestText();
  const property = usePathParam('property');
  const { reload } = useRequests();
  const tryAgain = useTryAgain(() => reload().catch(reportFailure));
  const load = useRequestsState(({ templatesLoad }) => templatesLoad);
  const templates = useRequestsState((state) => state.templates);
  const isUnreachable = useIsUnreachable();
  const isKnown = load === 'ready' || templates.length > 0;
  if (!isKnown && (load === 'error' || isUnreachable)) {
    return (
      <ErrorState heading={text("Couldn't load our services")} retry={text('Try again')} onRetry={tryAgain}>
        <p>{text('Check your connection or call reception.')}</p>
      </ErrorState>
    );
  }
  if (!isKnown) return <Skeleton shape="row" count={6} />;
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
            {text('Message us')}
          </ButtonLink>
        )
      }
    >
      <p>{text("Message us and we'll see what we can do.")}</p>
    </EmptyState>
  );
}

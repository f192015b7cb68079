import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';
import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useIsUnreachable, useTryAgain } from '../../ui/room-parts/use-is-connection-lost';
import { reportFailure } from '../../sync/report-failure';
import { ConnectionNotice } from '../context/connection-notice';
import { QueuedCard } from './queued-card';
import { RequestCard } from './request-card';
import { useRequestText } from '../texts/request-texts';
import { useRequests, useRequestsState } from '../context/requests-context';
import styles from '../model/requests.module.css';
import { newestFirst } from '../model/newest-first';

/** The guest's requests: waiting to be sent, in progress, done and past. */
export const RequestList = () => (
  <>
    <ConnectionNotice />
    <List />
  </>
);

function List() {
  const text = useRequestText();
  const property = usePathParam('property');
  const { reload } = useRequests();
  const tryAgain = useTryAgain(() => reload().catch(reportFailure));
  const load = useRequestsState((state) => state.load);
  const isUnreachable = useIsUnreachable();
  const tickets = newestFirst(useRequestsState((state) => state.tickets));
  const queued = useRequestsState((state) => state.queued);
  const now = tickets.filter(({ status }) => isTicketActive(status));
  const done = tickets.filter(({ status }) => status === 'done');
  const earlier = tickets.filter(({ status }) => !isTicketActive(status) && status !== 'done');
  const hasAny = tickets.length + queued.length > 0;
  const isKnown = useRequestsState(({ copy }) => load === 'ready' || copy !== null);

  const newRequestLink = (
    <ButtonLink look="primary" to="property-request-create" params={{ property }}>
      {text('New request')}
    </ButtonLink>
  );
  if (!isKnown && !hasAny && (load === 'error' || isUnreachable)) {
    return (
      <ErrorState heading={text("Couldn't load your requests")} retry={text('Try again')} onRetry={tryAgain}>
        <p>{text('Your requests are safe with us. Please check your connection.')}</p>
      </ErrorState>
    );
  }
  if (!isKnown && !hasAny) return <Skeleton shape="card" count={2} />;
  if (!hasAny) {
    return (
      <EmptyState icon={BellRing} heading={text('No requests yet')} action={newRequestLink}>
        <p>{text('Towels, a repair, a taxi: track all your requests here.')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {queued.length > 0 && (
        <Section heading={text('Not sent yet')}>
          <ul role="list" className={styles.cards}>
            {queued.map((it) => (
              <QueuedCard key={it.ask.key} queued={it} />
            ))}
          </ul>
        </Section>
      )}
      <Group heading={text('Current')} tickets={now} />
      {newRequestLink}
      <Group heading={text('Done')} tickets={done} />
      <Group heading={text('Past')} tickets={earlier} />
    </>
  );
}

function Group({ heading, tickets }: { heading: string; tickets: Ticket[] }) {
  if (tickets.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.cards}>
        {tickets.map((ticket) => (
          <RequestCard key={ticket.trackingId} ticket={ticket} />
        ))}
      </ul>
    </Section>
  );
}

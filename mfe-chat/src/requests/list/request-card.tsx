import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { useNow } from '@guest/shared/page/use-now';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';
import { RequestSummary } from './request-summary';
import { RequestActions } from './request-actions';
import styles from './request-card.module.css';
import { RequestHistory } from './request-history';
import { useRequestText } from '../texts/request-texts';
import { useRequestsState } from '../context/requests-context';
import { statusTextOf } from '../texts/status-texts';
import { TemplateIcon } from '../form/template-icon';
import { usePropertyTime } from '../../format/use-property-time';

/** One request with its status, history and available actions. */
export function RequestCard({ ticket }: { ticket: Ticket }) {
  const text = useRequestText();
  const template = useRequestsState(({ templates }) =>
    templates.find(({ requestTemplateId }) => requestTemplateId === ticket.requestTemplateId),
  );
  const { label, tone, icon } = statusTextOf(ticket.status);
  // A push carries the name in the guest's language, which may differ from the language of this page.
  const name = template?.name ?? ticket.templateName;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <TemplateIcon name={template?.icon ?? ''} />
        </span>
        <h3 className={styles.name}>{name}</h3>
        <span role="status">
          <Badge tone={tone} icon={icon}>
            {text(label)}
          </Badge>
        </span>
      </div>
      <RequestSummary ticket={ticket} template={template} />
      <Progress ticket={ticket} />
      <RequestActions ticket={ticket} name={name} />
      <RequestHistory histories={ticket.histories} />
    </li>
  );
}

/** Shows who is on the way, why the request waits, and whether it is late. */
function Progress({ ticket }: { ticket: Ticket }) {
  const text = useRequestText();
  const property = usePathParam('property');
  const at = usePropertyTime();
  const now = useNow();
  const { status, assignee, etaAt, dueBy, histories } = ticket;
  const note = histories.at(-1)?.by === 'staff' ? histories.at(-1)?.note : undefined;
  const isLate =
    isTicketActive(status) && status !== 'on_hold' && dueBy !== undefined && Date.parse(dueBy) < now;
  return (
    <>
      {status === 'in_progress' && assignee && (
        <p>{text('{name} is taking care of it.', { name: assignee.nickName })}</p>
      )}
      {etaAt && isTicketActive(status) && <p>{text('Expected by {time}', { time: at(etaAt) })}</p>}
      {note && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      {isLate && (
        <div className={styles.late}>
          <p>{text("This is taking longer than expected. We're sorry.")}</p>
          <ButtonLink to="property-chat" params={{ property }}>
            {text('Message us')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

import type { RequestTemplate, Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { listText } from '@guest/shared/format/list-text';
import { useHost } from '@guest/shared';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';
import { ShownPhotos } from './shown-photos';
import type { TemplateFieldFacts } from '../form/template-field';
import { usePropertyTime } from '../../format/use-property-time';

/** Summarises a request with its answers, its time and its place. */
export function RequestSummary({
  ticket,
  template,
}: {
  ticket: Ticket;
  template: RequestTemplate | undefined;
}) {
  const text = useRequestText();
  const { lang } = useHost();
  const at = usePropertyTime();
  const { time, room, requestedFor, values, note } = ticket;
  const answers = (template?.fields ?? []).flatMap((field) => {
    const answer = answerText(field, values[field.key], lang);
    if (answer === undefined) return [];
    return [{ key: field.key, label: field.label, answer: answer === true ? text('Yes') : answer }];
  });
  return (
    <div className={styles.asked}>
      <p className={styles.facts}>
        <span>{text('Requested {time}', { time: at(time) })}</span>
        {room && <span>{text('Room {room}', { room })}</span>}
        {requestedFor && <span>{text('For {time}', { time: at(requestedFor) })}</span>}
      </p>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ key, label, answer }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <bdi>{answer}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && (
        <p dir="auto" className={styles.ownNote}>
          {note}
        </p>
      )}
      <ShownPhotos photos={ticket.photos} />
    </div>
  );
}

/** Returns the answer as the guest has seen it, `true` for a yes, and `undefined` for no answer. */
function answerText(
  { type, options = [] }: TemplateFieldFacts,
  value: Ticket['values'][string] | undefined,
  lang: string,
): string | true | undefined {
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  if (Array.isArray(value)) return value.length > 0 ? listText(value.map(labelOf), lang) : undefined;
  if (typeof value === 'boolean') return value || undefined;
  if (typeof value === 'number') return String(value);
  return type === 'select' && value !== undefined ? labelOf(value) : value;
}

import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRequireGuestOf } from '@guest/shared/session/use-require-guest';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useRequestText, type RequestTextKey } from '../texts/request-texts';
import styles from '../model/requests.module.css';
import { TemplateIcon } from './template-icon';

/** The categories in display order. */
const kinds: Readonly<Record<string, RequestTextKey>> = {
  housekeeping: 'Housekeeping',
  maintenance: 'Repairs',
  amenities: 'For your room',
  bell: 'Luggage',
  frontdesk: 'Reception',
  transport: 'Getting around',
  dining: 'Eat and drink',
  other: 'Something else',
};

/** The services by category. */
export function TemplateList({ templates }: { templates: readonly RequestTemplate[] }) {
  const text = useRequestText();
  const property = usePathParam('property');
  const known = Object.entries(kinds);
  const groups = known.map(([kind, name]) => ({
    name,
    // Categories that this release does not know appear under other.
    items: templates.filter(
      ({ category }) => category === kind || (kind === 'other' && !Object.hasOwn(kinds, category)),
    ),
  }));
  return (
    <>
      <div className={styles.groups}>
        {groups.map(
          ({ name, items }) =>
            items.length > 0 && (
              <Section key={name} heading={text(name)}>
                <ListRows>
                  {items.map((template) => (
                    <TemplateRow key={template.requestTemplateId} template={template} />
                  ))}
                </ListRows>
              </Section>
            ),
        )}
      </div>
      <ButtonLink to="property-requests" params={{ property }}>
        {text('Your requests')}
      </ButtonLink>
    </>
  );
}

function TemplateRow({ template }: { template: RequestTemplate }) {
  const { requestTemplateId, icon, name, description } = template;
  const property = usePathParam('property');
  const needsGuest = useRequireGuestOf(property);
  return (
    <ListRow
      isLink
      before={<TemplateIcon name={icon} />}
      name={
        <PageLink
          to="property-request-create"
          params={{ property }}
          query={{ activeTemplateId: requestTemplateId }}
          // If the hotel does not know the guest's room number, that is asked first, so that the form is
          // filled in only once.
          onClick={(event) => {
            if (needsGuest('new-request', requestTemplateId)) event.preventDefault();
          }}
        >
          {name}
        </PageLink>
      }
      line={description && <bdi>{description}</bdi>}
    />
  );
}

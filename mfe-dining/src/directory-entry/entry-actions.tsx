import type { DirectoryEntry, EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Link } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { ChatLink } from '@guest/shared/session/chat-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import styles from './entry-actions.module.css';

/** The features that a hotel needs for an action. */
const FEATURES: Partial<Record<EntryAction['type'], keyof Property['features']>> = {
  request: 'requests',
  book: 'tableBooking',
  order: 'ordering',
};

/** Renders the actions of an entry as links, as far as the hotel offers them. */
export function EntryActions({ actions: all = [] }: Pick<DirectoryEntry, 'actions'>) {
  const { features } = useProperty();
  const actions = all.filter(({ type }) => {
    const feature = FEATURES[type];
    return feature === undefined || features[feature];
  });
  if (actions.length === 0) return null;
  return (
    <ul role="list" className={styles.actions}>
      {actions.map((action) => (
        <li key={`${action.type} ${action.target}`}>
          {action.type === 'chat' ? <ChatAction {...action} /> : <LinkAction {...action} />}
        </li>
      ))}
    </ul>
  );
}

function LinkAction(action: EntryAction) {
  const address = addressOf(action, usePathParam('property'));
  const isExternal = address.startsWith('https:');
  return address.startsWith('/') ? (
    <Link to={address} className={buttonClass({})}>
      {action.label}
    </Link>
  ) : (
    <a href={address} {...(isExternal && { target: '_blank', rel: 'noopener' })} className={buttonClass({})}>
      {action.label}
    </a>
  );
}

function addressOf({ type, target }: EntryAction, property: string): string {
  switch (type) {
    case 'request':
      return pathTo('property-request-create', { property }, { activeTemplateId: target });
    case 'book':
      return pathTo('property-outlet-book', { property, outlet: target });
    case 'order':
      return pathTo('property-outlet-order-now', { property, outlet: target });
    case 'directory':
      return pathTo('property-directories-directory', { property, directory: target });
    case 'call':
      return `tel:${target.replace(/[^+\d]/g, '')}`;
    case 'url':
    case 'chat':
      return target;
  }
}

function ChatAction({ label, target }: EntryAction) {
  return <ChatLink populatedMessage={target}>{label}</ChatLink>;
}

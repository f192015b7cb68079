import type { DirectoryEntry, EntryAction } from '@guest/shared/contracts/directory/directory.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Link } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { ChatLink } from '@guest/shared/session/chat-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import styles from './entry-actions.module.css';

/** Renders the actions of an entry as links. */
export function EntryActions({ actions = [] }: Pick<DirectoryEntry, 'actions'>) {
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

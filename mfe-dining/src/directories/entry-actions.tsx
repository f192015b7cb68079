import type { DirectoryEntry, EntryAction } from '@guest/shared/contracts/directory.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Link } from '@guest/shared/router';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { buttonClass } from '@guest/shared/ui/button-look';
import styles from './entry-actions.module.css';

/** What can be done about an entry from here. */
export function EntryActions({ actions = [] }: Pick<DirectoryEntry, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <ul role="list" className={styles.actions}>
      {actions.map((action) => (
        <li key={`${action.type} ${action.target}`}>
          <OneAction {...action} />
        </li>
      ))}
    </ul>
  );
}

function OneAction({ type, label, target }: EntryAction) {
  const property = usePathParam('property');
  switch (type) {
    case 'chat':
      return <ChatAction label={label} words={target} />;
    case 'request':
      return (
        <ButtonLink to="property-request-create" params={{ property }} query={{ activeTemplateId: target }}>
          {label}
        </ButtonLink>
      );
    case 'book':
      return (
        <ButtonLink to="property-outlet-book" params={{ property, outlet: target }}>
          {label}
        </ButtonLink>
      );
    case 'order':
      return (
        <ButtonLink to="property-outlet-order-now" params={{ property, outlet: target }}>
          {label}
        </ButtonLink>
      );
    case 'directory':
      return (
        <ButtonLink to="property-directories-directory" params={{ property, directory: target }}>
          {label}
        </ButtonLink>
      );
    case 'call':
      return (
        <a href={`tel:${target.replace(/[^+\d]/g, '')}`} className={buttonClass({})}>
          {label}
        </a>
      );
    case 'url':
      return <AddressAction label={label} address={target} />;
  }
}

function ChatAction({ label, words }: { label: string; words: string }) {
  const property = usePathParam('property');
  return (
    <ButtonLink to="property-chat" params={{ property }} {...useChatEntry({ populatedMessage: words })}>
      {label}
    </ButtonLink>
  );
}

function AddressAction({ label, address }: { label: string; address: string }) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={buttonClass({})}>
        {label}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener" className={buttonClass({})}>
      {label}
    </a>
  );
}

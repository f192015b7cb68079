import type { DirectoryEntry, EntryLink } from '@guest/shared/contracts/directory/directory.contract';
import { Link } from '@guest/shared/router';
import { Icon } from '@guest/shared/ui/base/icon';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import styles from './entry-links.module.css';

/** Lists the links and documents of an entry. */
export function EntryLinks({ entry: { links, documents } }: { entry: DirectoryEntry }) {
  if (links.length + documents.length === 0) return null;
  return (
    <ul role="list" className={styles.links}>
      {documents.map((document) => (
        <li key={document.url}>
          <a href={document.url} target="_blank" rel="noopener" className={styles.link}>
            <Icon of={FileText} size={20} />
            {document.label}
          </a>
        </li>
      ))}
      {links.map((link) => (
        <li key={link.url}>
          <LinkItem link={link} />
        </li>
      ))}
    </ul>
  );
}

function LinkItem({ link: { label, url } }: { link: EntryLink }) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} className={styles.link}>
        {label}
        <Icon of={ArrowRight} size={20} isDirectional />
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.link}>
      {label}
      <Icon of={ExternalLink} size={20} isDirectional />
    </a>
  );
}

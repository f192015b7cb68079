import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { Icon } from '@guest/shared/ui/base/icon';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import { useStore } from 'zustand';
import { draftOwner, hasNotedDraft } from '../drafts/draft-note';
import { useText } from '../texts';
import styles from './composer-row.module.css';

/** Leads to the page where a guest writes a post, with the draft that they have left there. */
export function ComposerRow() {
  const text = useText();
  const property = usePathParam('property');
  const user = useStore(useHost().session, (session) => (session.token ? session.user : null));
  const isLive = useIsPageLive();
  const hasDraft = isLive && hasNotedDraft(draftOwner(user?.guest_uuid, property));
  return (
    <PageLink to="property-discover-post" params={{ property }} className={styles.row}>
      {user ? (
        <Avatar name={user.username ?? user.firstName ?? ''} src={user.profilePhoto} />
      ) : (
        <span className={styles.pen}>
          <Icon of={PenLine} />
        </span>
      )}
      <span className={styles.words}>{hasDraft ? text('Continue your draft') : text('Share a moment')}</span>
      <Icon of={Camera} />
    </PageLink>
  );
}

import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDraftEditor } from '../drafts/use-draft-editor';
import { shareOf } from '../outbox/share';
import { loadOwnPosts } from '../own/load-own-posts';
import { ComposerForm } from './composer-form';

/** The form for a new post, once the draft of the current guest or visitor is read. */
export function Composer() {
  const property = usePathParam('property');
  const { value: populated } = useQueryParam('populatedPost');
  const host = useHost();
  const guest = useStore(host.session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  // The code that sends and shows posts is loaded now, because the guest may have no network when sending the post.
  useEffect(() => {
    if (guest === undefined) return;
    shareOf(host).open().catch(reportBackgroundError);
    loadOwnPosts(host.lang)().catch(reportBackgroundError);
  }, [host, guest]);
  const editor = useDraftEditor({ guest, property, populated });
  return editor ? <ComposerForm editor={editor} /> : <Skeleton shape="card" />;
}

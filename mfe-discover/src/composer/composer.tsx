import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDraftEditor } from '../drafts/use-draft-editor';
import { shareOf } from '../outbox/share';
import { loadOwnPosts } from '../own/load-own-posts';
import { ComposerForm } from './composer-form';

/**
 * Stored in the history entry: the text of the address is added to the draft once, and does not come back with a reload
 * after its author has changed, posted or discarded it.
 */
const HAS_ARRIVED = { hasArrived: true };

/** The form for a new post, once the draft of the current guest or visitor is read. */
export function Composer() {
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const populated = search.get('populatedPost') ?? undefined;
  const { state } = useLocation();
  const navigate = useNavigate();
  const host = useHost();
  const guest = useStore(host.session, ({ token, user }) => (token ? user?.guest_uuid : undefined));
  // The code that sends and shows posts is loaded now, because the guest may have no network when sending the post.
  useEffect(() => {
    if (guest === undefined) return;
    shareOf(host).open().catch(reportBackgroundError);
    loadOwnPosts(host.lang)().catch(reportBackgroundError);
  }, [host, guest]);
  const hasArrived = isRecord(state) && state.hasArrived === true;
  const editor = useDraftEditor({
    guest,
    property,
    populated: hasArrived ? undefined : populated,
    onPopulatedStored: () =>
      void navigate(
        { search: `?${search}` },
        { replace: true, preventScrollReset: true, state: HAS_ARRIVED },
      ),
  });
  return editor ? <ComposerForm editor={editor} /> : <Skeleton shape="card" />;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

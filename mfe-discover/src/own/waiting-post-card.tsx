import { useHost } from '@guest/shared';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { useObjectUrl } from '@guest/shared/uploads/use-object-url';
import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import { localeOf } from '@guest/shared/contracts/core/locale';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FocusRestorer } from '../confirm/focus-restorer';
import { NeedsSheet } from '../confirm/needs-sheet';
import { useFocusAfter } from '../confirm/use-focus-after';
import { useMissingNeeds } from '../confirm/use-missing-needs';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { parsePost } from '../outbox/post-body';
import type { ShareOutbox } from '../outbox/share-outbox';
import { MarkedParts } from '../refused/marked-text';
import { needsEdit } from '../refused/needs-edit';
import { notAllowedText, refusedWordsIn } from '../refused/refused-words';
import { refusedMarksOf, textMarksOf } from '../refused/text-marks';
import { returnToDraft } from './return-to-draft';
import styles from './waiting-post-card.module.css';

/** A post that the server may not have yet, with its state and what the guest can do. */
export function WaitingPostCard({ outbox, record }: { outbox: ShareOutbox; record: OutboxRecord }) {
  const text = useLazyText();
  const host = useHost();
  const navigateTo = useNavigateTo();
  const [isBusy, setBusy] = useState(false);
  const body = parsePost(record);
  const { text: words, photos, property, lang } = body;
  const isStuck = record.status === 'failed' || record.status === 'held';
  const isEditFirst = record.status === 'failed' && needsEdit(record);
  const isPrivate = record.failure?.code === 'looks_private';

  const missing = useMissingNeeds(property);
  const card = useRef<HTMLElement>(null);
  useFocusAfter(card, (leaving) => {
    const feed = leaving.closest('[role="feed"]');
    return () => document.querySelector(`#own-${record.key} article`) ?? feed;
  });
  const findCard = () => () => card.current;

  async function retry(): Promise<void> {
    if (await missing.load(record)) return;
    await outbox.retry(record.key, isPrivate ? { ...body, isAnyway: true } : undefined);
  }

  async function edit() {
    setBusy(true);
    await returnToDraft(host, outbox, record);
    navigateTo('property-discover-post', { property });
  }

  const editButton = (
    <Button look={isEditFirst ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => void edit()}>
      {text('Edit')}
    </Button>
  );
  const deleteButton = (
    <Button look="quiet" onClick={() => void outbox.discard(record.key)}>
      {text('Delete')}
    </Button>
  );
  return (
    <article ref={card} tabIndex={-1} aria-label={text('Your post')} className={styles.post}>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ blob, alt, width, height }, i) => (
            <WaitingPhoto key={i} blob={blob} alt={alt} width={width} height={height} />
          ))}
        </div>
      )}
      {words && (
        <p lang={lang} dir="auto" className={styles.text}>
          <MarkedParts text={words} marks={textMarksOf(record)} />
        </p>
      )}
      <div className={styles.row}>
        <State outbox={outbox} record={record} />
        {!isStuck && <FocusRestorer findNext={findCard}>{deleteButton}</FocusRestorer>}
      </div>
      {isStuck && (
        <FocusRestorer className={styles.actions} findNext={findCard}>
          {isEditFirst && editButton}
          <Button look={isEditFirst ? 'secondary' : 'primary'} onClick={() => void retry()}>
            {isPrivate ? text('Post anyway') : text('Retry')}
          </Button>
          {!isEditFirst && editButton}
          {deleteButton}
        </FocusRestorer>
      )}
      <NeedsSheet
        property={property}
        heading={text('Before your first post')}
        send={text('Post')}
        agreeAndSend={text('Agree and post')}
        needs={missing.needs}
        onClose={missing.close}
        onDone={() => void retry()}
      />
    </article>
  );
}

function State({ outbox, record }: { outbox: ShareOutbox; record: OutboxRecord }) {
  const text = useLazyText();
  const { lang, layout } = useHost();
  const isOffline = useStore(layout, (state) => state.isOffline);
  const { status, failure, key } = record;
  if (status === 'failed') {
    const { text: words, tags, photos } = parsePost(record);
    const alts = photos.map(({ alt }) => alt);
    const refused = refusedWordsIn({ text: words, tags, alts }, refusedMarksOf(record));
    return (
      <p role="status" className={styles.failed}>
        <Icon of={CircleAlert} size={20} />
        <span>
          <strong>{text('Not sent')}</strong>{' '}
          {refused.length > 0
            ? notAllowedText(text, refused)
            : failure?.text || text("We couldn't reach the hotel.")}
        </span>
      </p>
    );
  }
  const part = outbox.progressOf(key);
  const percent = new Intl.NumberFormat(localeOf(lang), { style: 'percent' }).format(part);
  return (
    <p role="status" className={styles.state}>
      <Icon of={Clock} size={20} />
      {status === 'held' && text("This post hasn't been sent for a day. Send it now?")}
      {status !== 'held' && (isOffline ? text('Waiting for the network') : text('Sending'))}
      {status === 'sending' && part > 0 && (
        <span aria-hidden="true">{text('{percent} sent', { percent })}</span>
      )}
    </p>
  );
}

interface WaitingPhotoProps {
  blob: unknown;
  alt: string;
  width: number;
  height: number;
}

function WaitingPhoto({ blob, alt, width, height }: WaitingPhotoProps) {
  const url = useObjectUrl(blob instanceof Blob ? blob : undefined);
  return url ? <img src={url} alt={alt} width={width} height={height} className={styles.photo} /> : null;
}

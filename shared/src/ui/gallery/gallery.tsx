import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Image } from '../../contracts/core/values';
import { classNames } from '../base/class-names';
import { IconButton } from '../button/icon-button';
import { visibleSlideIndex, scrollToSlide } from '../slides/scroll-to-slide';
import { VisuallyHidden } from '../base/visually-hidden';
import { closeOnBack } from '../modal/close-on-back';
import { handleGalleryKey } from './gallery-keys';
import { GalleryPhoto } from './gallery-photo';
import styles from './gallery.module.css';
import type { PhotoZoom } from './photo-zoom';

/** The duration of the transition between photos, in milliseconds. */
const TURN_MS = 320;

/** The texts of the gallery, in the language of the page. */
export interface GalleryTexts {
  name: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Returns the position for screen readers, such as "Photo 2 of 5". */
  position: (number: number, count: number) => string;
}

/**
 * A full-screen viewer for photos, one at a time, with zoom. It is controlled by touch, mouse or keyboard.
 */
export function Gallery(props: {
  photos: Image[];
  index: number;
  words: GalleryTexts;
  onTurn: (index: number) => void;
  onClose: () => void;
}) {
  const { photos, index, words, onTurn, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const zoom = useRef<PhotoZoom | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [onZoom] = useState(() => (it: PhotoZoom | null) => void (zoom.current = it));
  const first = useRef(index);
  const close = useRef(onClose);
  const last = photos.length - 1;
  const photo = photos[index];

  useEffect(() => void (close.current = onClose));
  useLayoutEffect(() => {
    const it = dialog.current;
    it?.showModal();
    closeButton.current?.focus();
    if (strip.current) scrollToSlide(strip.current, first.current, 0);
    return () => it?.close();
  }, []);
  useEffect(() => closeOnBack(() => close.current()), []);

  function go(to: number) {
    if (to < 0 || to > last || !strip.current) return;
    zoom.current?.reset();
    scrollToSlide(strip.current, to, TURN_MS);
    onTurn(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (handleGalleryKey(event, { index, last, isRightToLeft, zoom: zoom.current, go }))
      event.preventDefault();
  }

  function onScroll() {
    const visibleIndex = strip.current ? visibleSlideIndex(strip.current) : index;
    if (visibleIndex !== index) onTurn(visibleIndex);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.name}
      className={classNames(styles.gallery, isZoomed && styles.isCloser)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ul
        role="list"
        ref={strip}
        tabIndex={0}
        aria-label={words.name}
        className={styles.strip}
        onScroll={onScroll}
      >
        {photos.map((it, i) => (
          <GalleryPhoto
            // An album may contain the same photo twice.
            key={i}
            photo={it}
            isCurrent={i === index}
            isNear={Math.abs(i - index) <= 1}
            isZoomed={isZoomed}
            onZoom={onZoom}
            onZoomedChange={setZoomed}
          />
        ))}
      </ul>
      <div className={styles.bar}>
        {last > 0 && (
          <span aria-hidden="true" className={styles.count}>
            <bdi>{`${index + 1} / ${photos.length}`}</bdi>
          </span>
        )}
        <IconButton
          icon={isZoomed ? ZoomOut : ZoomIn}
          name={isZoomed ? words.zoomOut : words.zoomIn}
          className={styles.control}
          onClick={() => zoom.current?.toggle()}
        />
        <IconButton
          icon={X}
          name={words.close}
          className={styles.control}
          onClick={onClose}
          ref={closeButton}
        />
      </div>
      {last > 0 && (
        <div className={styles.ways}>
          <IconButton
            icon={ChevronLeft}
            isDirectional
            name={words.previous}
            className={styles.control}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            isDirectional
            name={words.next}
            className={styles.control}
            aria-disabled={index === last}
            onClick={() => go(index + 1)}
          />
        </div>
      )}
      <p role="status" className={styles.caption}>
        <VisuallyHidden>{words.position(index + 1, photos.length)} </VisuallyHidden>
        <span dir="auto">{photo?.alt}</span>
      </p>
    </dialog>
  );
}

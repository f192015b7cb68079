import type { Host } from '@guest/shared';
import { Icon } from '@guest/shared/ui/base/icon';
import { classList } from '@guest/shared/ui/base/class-list';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

/** As the specification has them; the width and the animation stand in the style sheet. */
const TOAST_IS_SHOWN_MS = 3_000;
const TOAST_ANIMATION_MS = 300;

/** Puts the toasts beside the page, not into it, so that no error of a page takes them along. */
export function mountToaster(): Host['toast'] {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
  return (kind, text) =>
    void toast[kind](text, { duration: TOAST_IS_SHOWN_MS, removeDelay: TOAST_ANIMATION_MS });
}

/** The toasts that are on; a pointer that rests on them holds them. */
function Toaster() {
  const { toasts, handlers } = useToaster();
  const place = useRef<HTMLDivElement>(null);
  const count = toasts.length;
  useEffect(() => raise(place.current, count > 0), [count]);

  return (
    <div
      ref={place}
      popover="manual"
      role="status"
      aria-live="polite"
      className={styles.toasts}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((it) => (
        <div key={it.id} className={classList(styles.toast, !it.visible && styles.leaving)}>
          <ToastMark kind={it.type} />
          <p>{String(it.message)}</p>
        </div>
      ))}
    </div>
  );
}

/** Above everything, a sheet that has come since too. A browser without popovers shows them on the page. */
function raise(place: HTMLElement | null, isShown: boolean): void {
  if (!place?.showPopover) return;
  if (place.matches(':popover-open')) place.hidePopover();
  if (isShown) place.showPopover();
}

function ToastMark({ kind }: { kind: Toast['type'] }) {
  return kind === 'error' ? (
    <Icon of={CircleAlert} className={styles.error} />
  ) : (
    <Icon of={CircleCheck} className={styles.success} />
  );
}

import type { Host } from '@guest/shared';
import { Icon } from '@guest/shared/ui/base/icon';
import { classNames } from '@guest/shared/ui/base/class-names';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

/** These durations are set by the specification; width and animation are in the style sheet. */
const TOAST_DURATION_MS = 3_000;
const TOAST_ANIMATION_MS = 300;

/** Mounts the toasts next to the page, so that an error of a page does not remove them. */
export function mountToaster(): Host['toast'] {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Toaster />);
  return (kind, text) =>
    void toast[kind](text, { duration: TOAST_DURATION_MS, removeDelay: TOAST_ANIMATION_MS });
}

/** Shows the current toasts; a pointer over them pauses their timers. */
function Toaster() {
  const { toasts, handlers } = useToaster();
  const container = useRef<HTMLDivElement>(null);
  const count = toasts.length;
  useEffect(() => raise(container.current, count > 0), [count]);

  return (
    <div
      ref={container}
      popover="manual"
      role="status"
      aria-live="polite"
      className={styles.toasts}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((it) => (
        <div key={it.id} className={classNames(styles.toast, !it.visible && styles.leaving)}>
          <ToastMark kind={it.type} />
          <p>{String(it.message)}</p>
        </div>
      ))}
    </div>
  );
}

/**
 * Shows the toasts above everything, including a sheet that opened later. In browsers without popovers they
 * stay within the page.
 */
function raise(container: HTMLElement | null, isShown: boolean): void {
  if (!container?.showPopover) return;
  if (container.matches(':popover-open')) container.hidePopover();
  if (isShown) container.showPopover();
}

function ToastMark({ kind }: { kind: Toast['type'] }) {
  return kind === 'error' ? (
    <Icon of={CircleAlert} className={styles.error} />
  ) : (
    <Icon of={CircleCheck} className={styles.success} />
  );
}

import type { Host } from '@guest/shared';
import { retryImport } from '@guest/shared/lazy/retry-import';

/** Shows toasts to the guest. The component for them is loaded with the first toast. */
export function createToasts(): Host['toast'] {
  let toaster: Promise<Host['toast']> | undefined;
  return (kind, text) => {
    toaster ??= retryImport(() => import(/* webpackChunkName: "toasts" */ './toaster')).then(
      ({ mountToaster }) => mountToaster(),
    );
    toaster.then((show) => show(kind, text), reportError);
  };
}

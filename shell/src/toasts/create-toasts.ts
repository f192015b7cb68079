import type { Host } from '@guest/shared';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';

/** Says things to the guest in passing. What shows them is loaded with the first of them. */
export function createToasts(): Host['toast'] {
  let toaster: Promise<Host['toast']> | undefined;
  return (kind, text) => {
    toaster ??= untilItComes(() => import(/* webpackChunkName: "toasts" */ './toaster')).then(
      ({ mountToaster }) => mountToaster(),
    );
    toaster.then((show) => show(kind, text), reportError);
  };
}

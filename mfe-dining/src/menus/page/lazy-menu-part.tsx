import { useHost } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';

const importMenuParts = () => import(/* webpackChunkName: "item-sheet" */ './menu-parts');

type MenuParts = Awaited<ReturnType<typeof importMenuParts>>;

export type MenuPartSelector<Props> = (it: MenuParts) => ComponentType<Props>;

export const loadMenuPart = <Props extends object>(lang: Lang, part: MenuPartSelector<Props>) =>
  withLazyTexts(lang, () => importMenuParts().then(part));

/** Renders a lazy part of a menu, which is loaded after hydration or when it is wanted. */
export function LazyMenuPart<Props extends object>(props: {
  part: MenuPartSelector<Props>;
  isWanted: boolean;
  with: Props;
  onFailure?: () => void;
}) {
  const { part, ...rest } = props;
  const { lang } = useHost();
  return <LazyPart load={loadMenuPart(lang, part)} {...rest} />;
}

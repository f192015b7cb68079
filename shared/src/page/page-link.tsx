import { useHost } from '@guest/shared';
import { Link, type LinkProps } from '@guest/shared/router';
import { useStore } from 'zustand';
import { pathTo, type ParamsOf, type PageName } from '../routes/routes';

export type PageLinkProps<Name extends PageName> = Omit<LinkProps, 'to'> & {
  to: Name;
  params: ParamsOf<Name>;
  query?: Record<string, string | undefined>;
  /** The id of an element on the page. */
  hash?: string;
  /** Starts loading what the page does not read by itself. Called when a finger or pointer approaches. */
  onApproach?: () => void;
};

/**
 * A link to a page of the suite. It starts loading the page when a finger or pointer approaches, and
 * preserves the app mode.
 */
export function PageLink<Name extends PageName>(props: PageLinkProps<Name>) {
  const { to, params, query, hash, onApproach, ...rest } = props;
  const { layout, preload } = useHost();
  const isAppMode = useStore(layout, (state) => state.isAppMode);
  const begin = () => {
    preload(to, params);
    onApproach?.();
  };
  return (
    <Link
      {...rest}
      to={pathTo(to, params, { ...query, app: isAppMode ? 'true' : undefined }) + (hash ? `#${hash}` : '')}
      onPointerEnter={begin}
      onTouchStart={begin}
      onFocus={begin}
    />
  );
}
